import type {BlogPost} from '@docusaurus/plugin-content-blog';

export interface HomePost {
  readonly title: string;
  readonly description: string;
  /** Path, with the base path. */
  readonly permalink: string;
  /** Publication date as `2025-06-12`. */
  readonly date: string;
  /** Publication date as `June 12, 2025`. */
  readonly day: string;
}

const DAY = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The newest listed posts, of all posts, newest first. */
export const latestPosts = (
  posts: readonly Pick<BlogPost, 'metadata'>[],
  count: number,
): readonly HomePost[] =>
  posts
    .map(({metadata}) => metadata)
    .filter(({unlisted}) => !unlisted)
    .slice(0, count)
    .map(({title, description, permalink, date}) => ({
      title,
      description,
      permalink,
      date: date.toISOString().slice(0, 10),
      day: DAY.format(date),
    }));
