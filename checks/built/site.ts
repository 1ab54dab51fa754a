/** The built site. Its pages are parsed once for all tests of this folder. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {readSiteAddress} from '../../site/environment';
import {elements, readBuiltPages, type BuiltPage} from '../html/page';
import type {BuiltSite} from '../html/lint';

export const BUILD = path.join(root, 'build');

const address = readSiteAddress(process.env);

/** URL of the home page, with a trailing slash. */
export const SITE = address.url + address.baseUrl;

/** All pages, including redirects. */
export const site: BuiltSite = {
  ...address,
  pages: readBuiltPages(BUILD),
  hasFile: (pathname) =>
    statSync(path.join(BUILD, pathname), {throwIfNoEntry: false})?.isFile() ?? false,
};

/**
 * Page of a route.
 *
 * @throws Error if the build lacks it
 */
export function pageAt(route: string): BuiltPage {
  const page = site.pages.get(route);
  if (page === undefined)
    throw new Error(`build/ has no page ${route}. Run "npm run build" again.`);

  return page;
}

/** Text of a built file, such as `robots.txt`. */
export const readBuilt = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

/** Values of an attribute of the elements of a page. */
export const attributes = (
  page: BuiltPage,
  selector: string,
  name = 'href',
): (string | undefined)[] => elements(page, selector).map(({attribs}) => attribs[name]);

/** Texts of the elements of a page, as readers see them. */
export const texts = (page: BuiltPage, selector: string): string[] =>
  elements(page, selector).map((element) =>
    page
      .document(element)
      .text()
      .replace(/[\s\u200b]+/g, ' ')
      .trim(),
  );
