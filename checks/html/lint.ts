/** Rules over the built HTML: what a warning of the build would let pass, fails here. */
import {canonicalPath} from '../../site/canonical';
import type {BuiltPage} from './page';

/** A problem of one page. */
export interface PageProblem {
  readonly route: string;
  readonly message: string;
}

/** What the rules need beside the pages. */
export interface LintContext {
  readonly url: string;
  readonly baseUrl: string;
  /** Whether the build has a file at this path below the base path, such as `/img/logo.svg`. */
  readonly hasFile: (pathname: string) => boolean;
}

/** Ids of a page, for links with a fragment. */
function idsOf({document}: BuiltPage): Set<string> {
  return new Set(
    document('[id], a[name]')
      .toArray()
      .map(({attribs}) => attribs.id ?? attribs.name!),
  );
}

/** Where a link leads, decoded where it stays on the site; `undefined` when it is no address. */
function addressOf(
  href: string,
  page: string,
): {readonly isOwn: boolean; readonly pathname: string; readonly fragment: string} | undefined {
  try {
    const {origin, pathname, hash} = new URL(href, page);
    const isOwn = origin === new URL(page).origin;
    const decode = (text: string) => (isOwn ? decodeURIComponent(text) : text);
    return {isOwn, pathname: decode(pathname), fragment: decode(hash.slice(1))};
  } catch {
    return undefined;
  }
}

/**
 * Broken links and fragments.
 *
 * A link is broken when it leads below the base path and neither a page nor a file answers, or when
 * its fragment names no element of the page it leads to.
 */
export function linkProblems(
  pages: readonly BuiltPage[],
  {url, baseUrl, hasFile}: LintContext,
): PageProblem[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const ids = new Map<string, Set<string>>();
  const idsAt = (page: BuiltPage) => {
    const known = ids.get(page.route) ?? idsOf(page);
    ids.set(page.route, known);
    return known;
  };
  return pages.flatMap((page) =>
    page
      .document('a[href]')
      .toArray()
      .flatMap((link) => {
        const href = link.attribs.href!;
        const label =
          page.document(link).text().trim() || link.attribs['aria-label'] || '(no text)';
        const problem = (reason: string) => [
          {route: page.route, message: `link "${label}" to ${href}: ${reason}`},
        ];
        const target = addressOf(href, `${url}${baseUrl}${page.route.slice(1)}`);
        if (!target) {
          return problem('is no valid address. Write a percent sign as %25.');
        }
        if (!target.isOwn) {
          return [];
        }
        if (!target.pathname.startsWith(baseUrl)) {
          return problem(`leads outside the base path ${baseUrl}.`);
        }
        const route = `/${target.pathname.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
        const targetPage = byRoute.get(route);
        if (!targetPage) {
          return hasFile(route) ? [] : problem('nothing answers there. Correct the link.');
        }
        const {fragment} = target;
        if (
          targetPage.isRedirect ||
          fragment === '' ||
          fragment === '__docusaurus_skipToContent_fallback'
        ) {
          return [];
        }
        return idsAt(targetPage).has(fragment)
          ? []
          : problem(`${route} has no element with id "${fragment}". Correct the fragment.`);
      }),
  );
}

/** Ids that stand twice in a page. */
export function duplicateIdProblems(pages: readonly BuiltPage[]): PageProblem[] {
  return pages.flatMap(({route, document}) => {
    const seen = new Set<string>();
    return document('[id]')
      .toArray()
      .flatMap((element) => {
        const id = element.attribs.id!;
        if (seen.has(id)) {
          return [
            {route, message: `id "${id}" stands twice. Give one of the headings its own {#id}.`},
          ];
        }
        seen.add(id);
        return [];
      });
  });
}

/** Title, description, canonical address, main heading and picture texts of each page. */
export function metadataProblems(
  pages: readonly BuiltPage[],
  {url, baseUrl}: LintContext,
): PageProblem[] {
  const titles = new Map<string, string>();
  return pages.flatMap(({route, document}) => {
    const problems: string[] = [];
    const title = document('head > title').text();
    if (!title.includes(' | ')) {
      problems.push(`title "${title}" has no " | " between page and site.`);
    }
    const other = titles.get(title);
    if (other !== undefined) {
      problems.push(`title "${title}" is that of ${other} too. Reword one of them.`);
    }
    titles.set(title, route);
    const description = document('meta[name="description"]').attr('content');
    if (!description) {
      problems.push('has no meta description. Add "description" to the front matter.');
    }
    const canonical = document('link[rel="canonical"]').attr('href');
    const expected = `${url}${baseUrl}${canonicalPath(route).slice(1)}`;
    if (route !== '/404.html' && canonical !== expected) {
      problems.push(
        `canonical address is "${canonical}", expected "${expected}". Correct site/canonical.ts or ` +
          'site/topics.ts.',
      );
    }
    const headings = document('h1').length;
    if (headings !== 1) {
      problems.push(`has ${headings} main headings (h1), expected one.`);
    }
    for (const {attribs} of document('img').toArray()) {
      const source = attribs.src;
      if (attribs.alt === undefined) {
        problems.push(`picture ${source} has no alt text.`);
      }
      if (!attribs.width || !attribs.height) {
        problems.push(`picture ${source} has no width and height.`);
      }
    }
    return problems.map((message) => ({route, message}));
  });
}

/** Characters of HTML that were escaped once too often: readers, and screen readers, get the entity. */
const ESCAPED_ENTITY = /&(?:amp|lt|gt|quot|#39|#x27);/;

/** Attributes that are read out or shown. */
const TEXT_ATTRIBUTES = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];

/** Texts of the head and of attributes that were escaped twice. */
export function escapeProblems(pages: readonly BuiltPage[]): PageProblem[] {
  return pages.flatMap(({route, document}) => {
    const texts = [
      ['title', document('head > title').text()],
      ...document('meta[content]')
        .toArray()
        .map(({attribs}) => [attribs.name ?? attribs.property ?? 'meta', attribs.content!]),
      ...TEXT_ATTRIBUTES.flatMap((name) =>
        document(`[${name}]`)
          .toArray()
          .map((element) => [name, document(element).attr(name)!]),
      ),
    ];
    return texts
      .filter(([, text]) => ESCAPED_ENTITY.test(text!))
      .map(([name, text]) => ({
        route,
        message: `${name} was escaped twice: ${text}. Remove one escaping where the text is made.`,
      }));
  });
}

/** Headings of level 2 and 3 that have no id, or are missing from the table of contents. */
export function headingProblems(pages: readonly BuiltPage[]): PageProblem[] {
  return pages.flatMap(({route, document}) => {
    const entries = new Set(
      document('a.table-of-contents__link')
        .toArray()
        .map(({attribs}) => decodeURIComponent(attribs.href!.slice(1))),
    );
    // Lists of posts, and pages that hide it, have no table of contents.
    if (entries.size === 0) {
      return [];
    }
    return document('.markdown h2, .markdown h3')
      .toArray()
      .filter(({attribs}) => !entries.has(attribs.id ?? ''))
      .map((heading) => ({
        route,
        message:
          `heading "${document(heading).text().trim()}" is not in the table of contents. Write it ` +
          'in Markdown, or let the component render another element.',
      }));
  });
}

/** Words that keep a page which opens in a new tab from reaching back, and from learning the address. */
const NEW_TAB_WORDS = ['noopener', 'noreferrer'];

/** What a page loads from other hosts, how it opens them, and that it has a policy. */
export function securityProblems(
  pages: readonly BuiltPage[],
  {url}: Pick<LintContext, 'url'>,
): PageProblem[] {
  const isOutside = (address: string | undefined): address is string =>
    /^(https?:)?\/\//i.test(address ?? '') && !`${address}/`.startsWith(`${url}/`);
  return pages.flatMap(({route, document}) => {
    const problems: string[] = [];
    if (document('head > meta[http-equiv="Content-Security-Policy"]').length !== 1) {
      problems.push('has no Content-Security-Policy. Build with "npm run build", which adds it.');
    }
    for (const {attribs} of document('link[rel="stylesheet"]').toArray()) {
      if (isOutside(attribs.href) && !(attribs.integrity && attribs.crossorigin)) {
        problems.push(`stylesheet ${attribs.href} needs integrity and crossorigin.`);
      }
    }
    for (const {name, attribs} of document('[src]').toArray()) {
      if (isOutside(attribs.src)) {
        problems.push(`<${name}> loads ${attribs.src} from another host. Put a copy into static/.`);
      }
    }
    for (const {attribs} of document('a[target="_blank"]').toArray()) {
      const words = (attribs.rel ?? '').split(' ');
      if (isOutside(attribs.href) && !NEW_TAB_WORDS.every((word) => words.includes(word))) {
        problems.push(`link to ${attribs.href} opens a tab without rel="noopener noreferrer".`);
      }
    }
    return problems.map((message) => ({route, message}));
  });
}

/** Social cards: each page has one, with its size and its text, and the file is there. */
export function socialCardProblems(
  pages: readonly BuiltPage[],
  {url, baseUrl, hasFile}: LintContext,
): PageProblem[] {
  return pages.flatMap(({route, document}) => {
    const contents = (name: string) =>
      document(`meta[property="${name}"], meta[name="${name}"]`)
        .toArray()
        .map(({attribs}) => attribs.content ?? '');
    const images = contents('og:image');
    const [image = ''] = images;
    const root = `${url}${baseUrl}`;
    const problems = [
      ...(images.length === 1 ? [] : [`has ${images.length} og:image, expected one.`]),
      ...(image.startsWith(root) && hasFile(`/${image.slice(root.length)}`)
        ? []
        : [`og:image "${image}" is no absolute address of a file of the build.`]),
      ...['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image', 'twitter:image:alt']
        .filter((name) => contents(name).length !== 1 || contents(name)[0] === '')
        .map((name) => `has not exactly one ${name} with a value.`),
    ];
    return problems.map((message) => ({route, message}));
  });
}

/** Links to the page before and after that do not have the title of that page. */
export function paginationProblems(
  pages: readonly BuiltPage[],
  {baseUrl}: Pick<LintContext, 'baseUrl'>,
): PageProblem[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return pages.flatMap(({route, document}) =>
    document('.pagination-nav__link')
      .toArray()
      .flatMap((link) => {
        const href = link.attribs.href!;
        const label = document(link).find('.pagination-nav__label').text();
        const target = byRoute.get(`/${href.slice(baseUrl.length)}`);
        const title = target?.document('h1').first().text();
        // A category page is named by its sidebar: the theme knows no other title of it.
        const isCategory = href.includes('/category/');
        return isCategory || title === undefined || title === label
          ? []
          : [{route, message: `link to ${href} is labelled "${label}", its title is "${title}".`}];
      }),
  );
}

/** All rules. Redirect pages are only targets of links. */
export function lintPages(pages: readonly BuiltPage[], context: LintContext): PageProblem[] {
  const own = pages.filter(({isRedirect}) => !isRedirect);
  const redirects = pages.filter(({isRedirect}) => isRedirect);
  return [
    ...linkProblems(pages, context).filter(
      ({route}) => !redirects.some((redirect) => redirect.route === route),
    ),
    ...duplicateIdProblems(own),
    ...metadataProblems(own, context),
    ...escapeProblems(own),
    ...headingProblems(own),
    ...securityProblems(pages, context),
    ...socialCardProblems(own, context),
    ...paginationProblems(own, context),
  ];
}
