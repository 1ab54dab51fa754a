import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestPosts} from './posts';
import {readHomePricing} from './pricing';

/** The pricing that the home page shows, which the docs quote as well. */
export const HOME_PRICING = 'samples/pricing/noteharbor-2.1.yml';

/** The features that the home page toggles: one that depends on usage, one that a plan includes. */
export const HOME_FEATURES = ['notes', 'pdfExport'] as const;

/** How many posts the home page lists. */
const POSTS = 3;

/**
 * Makes the data of the home page: the sample pricing with its lines, and the latest posts. The
 * page imports them from `@generated/home/default/`.
 */
export default function homePlugin({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, HOME_PRICING);
  return {
    name: 'home',
    getPathsToWatch: () => [file],
    async loadContent() {
      return readHomePricing(HOME_PRICING, await readFile(file, 'utf8'), HOME_FEATURES);
    },
    async contentLoaded({content, actions}) {
      await actions.createData('pricing.json', content as object);
    },
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      await actions.createData('posts.json', latestPosts(blog.blogPosts, POSTS));
    },
  };
}
