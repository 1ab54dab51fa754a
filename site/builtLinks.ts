/** Finds links of built pages to pages and files that do not exist. */
import {sep} from 'node:path';
import {unescape} from 'node:querystring';

export interface LinkedSite {
  readonly url: string;
  readonly baseUrl: string;
  /** The pages, by path below the base path. */
  readonly pages: {has(route: string): boolean};
  /** Whether the build contains a file, such as `/img/logo.svg`, relative to the base path. */
  readonly hasFile: (pathname: string) => boolean;
}

export interface LinkTarget {
  /** Path below the base path. */
  readonly route: string;
  readonly hash: string;
}

const MAX_NAMED_PAGES = 3;

const SCHEMES = ['http:', 'https:', 'mailto:'];

/** Path of a built page below the base path. Its file is relative to the build folder. */
export const routeOf = (file: string): string =>
  `/${file.replaceAll(sep, '/').replace(/(^|\/)index\.html$/, '')}`;

/**
 * Finds the target of a link.
 *
 * @param from path of the page with the link, below the base path
 * @returns the target, `undefined` on another host, or a message with the fix if it does not exist
 */
export function targetOf(
  href: string,
  from: string,
  {url, baseUrl, pages, hasFile}: LinkedSite,
): LinkTarget | string | undefined {
  const base = new URL(`${url}${baseUrl}${from.slice(1)}`);
  if (!URL.canParse(href, base.href)) return 'This is not a valid URL. Correct the link.';

  const {origin, pathname, hash, protocol} = new URL(href, base);
  if (!SCHEMES.includes(protocol))
    return `Browsers do not know ${protocol}//. Write https://, or add it to site/builtLinks.ts.`;

  if (origin !== base.origin) return undefined;

  const isBelowBase = pathname.startsWith(baseUrl);
  const path = isBelowBase ? `/${pathname.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1') : '';
  const route = unescape(path);
  return pages.has(route) || hasFile(route)
    ? {route, hash}
    : 'The page or file does not exist. Correct the link.';
}

/** Messages about broken links, by path of the page. */
export function brokenLinks(links: ReadonlyMap<string, readonly string[]>, site: LinkedSite) {
  const problemOf = (page: string, href: string) => {
    const target = targetOf(href, page, site);
    return typeof target === 'string' ? [`link to ${href}: ${target}`] : [];
  };
  return problemsByPage(
    [...links].map(([page, hrefs]) => [page, hrefs.flatMap((href) => problemOf(page, href))]),
  );
}

/** The messages of pages, each once with the first of its pages. */
export function problemsByPage(
  problems: Iterable<readonly [page: string, messages: readonly string[]]>,
): string[] {
  const found = new Map<string, Set<string>>();
  for (const [page, messages] of problems)
    messages.forEach((message) => found.set(message, (found.get(message) ?? new Set()).add(page)));

  return [...found].map(([message, pages]) => {
    const named = [...pages].slice(0, MAX_NAMED_PAGES);
    const others = pages.size > named.length ? ` and ${pages.size - named.length} more pages` : '';
    return `${named.join(', ')}${others}: ${message}`;
  });
}
