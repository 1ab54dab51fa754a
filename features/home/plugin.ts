import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestPosts} from './posts';
import {HOME_FEATURES, HOME_PRICING, readHomePricing} from './pricingLines';

/** Number of posts on the home page. */
const POSTS = 3;

/**
 * Creates the data of the home page: the sample pricing with its lines, and the latest posts. The
 * page imports the data from `@generated/home/default/`.
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
