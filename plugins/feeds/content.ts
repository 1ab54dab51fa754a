import {load} from 'cheerio';

/** Controls and labels of the site, which do nothing in a feed reader, and the dark ones of two images. */
const CHROME = [
  '[data-markdown=""], button, input, select, textarea, noscript, .hash-link',
  'img[hidden], img[src$="#dark-mode"]',
].join();

/** The HTML of a post for feed readers, which run no scripts and have no styles of the site. */
export function feedContent(html: string): string {
  const post = load(html, null, false);
  post(CHROME).remove();
  return post.html();
}
