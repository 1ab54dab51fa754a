import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {HomePost} from '../../src/components/Home/model';

/** The newest listed posts, newest first. */
export function latestPosts(
  posts: readonly Pick<BlogPost, 'metadata'>[],
  count: number,
): readonly HomePost[] {
  return posts
    .map(({metadata}) => metadata)
    .filter(({unlisted}) => !unlisted)
    .sort((a, b) => b.date.valueOf() - a.date.valueOf())
    .slice(0, count)
    .map(({title, description, permalink, date}) => ({
      title,
      description,
      permalink,
      date: date.toISOString().slice(0, 10),
    }));
}
