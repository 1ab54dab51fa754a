import type {BlogPost} from '@docusaurus/plugin-content-blog';

/** A post, as the home page shows it. */
export type HomePost = ReturnType<typeof latestPosts>[number];

/** The newest listed posts, of all posts, newest first. */
export const latestPosts = (posts: readonly Pick<BlogPost, 'metadata'>[], count: number) =>
  posts
    .map(({metadata}) => metadata)
    .filter(({unlisted}) => !unlisted)
    .slice(0, count)
    .map(({title, description, permalink, date}) => ({
      title,
      description,
      /** Path, with the base path. */
      permalink,
      /** Publication date as `2025-06-12`. */
      date: date.toISOString().slice(0, 10),
      /** Publication date as `June 12, 2025`. */
      day: date.toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'}),
    }));
