/**
 * Rules for the built HTML. The build fails on links to pages that do not exist (`site/builtLinks.ts`). These rules check
 * everything else, such as fragments, metadata and images.
 */
import {when} from '../../lib/when';
import {canonicalPath} from '../../site/canonical';
import {
  FILE_PREFIX,
  LINK_PREFIX,
  PLAYGROUND_PATH,
  SAMPLE_PREFIX,
} from '@pricing4saas/playground/address';
import {idOf} from '@pricing4saas/search/fragment';
import {targetOf, type LinkedSite} from '../../site/builtLinks';
import {elements, type BuiltPage} from './page';

export interface BuiltSite extends LinkedSite {
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** Returns messages about a page, each with the fix. */
type Rule = (page: BuiltPage, site: BuiltSite) => string[];

/** Whether the fragment is not that of an element but a file, which `e2e/playground` decodes. */
function isPlaygroundLink(route: string, hash: string): boolean {
  const isState = [FILE_PREFIX, LINK_PREFIX, SAMPLE_PREFIX].some((prefix) =>
    hash.startsWith(prefix),
  );
  return route === PLAYGROUND_PATH && isState;
}

function linkProblem(href: string, from: BuiltPage, site: BuiltSite): string | undefined {
  const target = targetOf(href, from.route, site);
  if (typeof target !== 'object') return target;

  const {route, hash} = target;
  const page = site.pages.get(route);
  return !page ||
    !hash ||
    page.isRedirect ||
    page.fragments.has(hash) ||
    isPlaygroundLink(route, hash)
    ? undefined
    : `${route} has no element with the id "${hash.slice(1)}". Correct the fragment.`;
}

/** Links and fragments have existing targets. */
const links: Rule = (page, site) =>
  elements(page, 'a[href]').flatMap((link) => {
    const problem = linkProblem(link.attribs.href!, page, site);
    const label = page.document(link).text().trim() || link.attribs['aria-label'];
    return problem ? [`link "${label}" to ${link.attribs.href}: ${problem}`] : [];
  });

/** Each id occurs once. */
const ids: Rule = ({fragments}) =>
  [...fragments].flatMap(([hash, count]) =>
    when(count > 1, `id "${hash.slice(1)}" occurs ${count} times. Give a heading its own {#id}.`),
  );

/** Title, description, canonical URL, URL in each language, and main heading. */
const metadata: Rule = (page, {url, baseUrl, pages}) => {
  const {route, title, document} = page;
  const twin = [...pages.values()].find((other) => other.title === title && !other.isRedirect);
  const canonical = document('link[rel="canonical"]').attr('href');
  const expected = `${url}${baseUrl}${canonicalPath(route).slice(1)}`;
  const own = `${url}${baseUrl}${route.slice(1)}`;
  const headings = document('h1').length;
  return [
    ...when(!title.includes(' | '), `title "${title}" must have " | " between page and site.`),
    ...when(
      twin !== undefined && twin.route !== route,
      `title "${title}" is also that of ${twin?.route}. Reword one of them.`,
    ),
    ...when(
      !document('meta[name="description"]').attr('content'),
      'has no meta description. Add "description" to the front matter.',
    ),
    ...when(
      route !== '/404.html' && canonical !== expected,
      `canonical URL is "${canonical}", expected "${expected}". Correct site/canonical.ts or site/topics.ts.`,
    ),
    ...elements(page, 'link[hreflang]').flatMap(({attribs: {href, hreflang}}) =>
      when(href !== own, `URL with hreflang ${hreflang} is "${href}", expected "${own}".`),
    ),
    ...when(headings !== 1, `has ${headings} main headings (h1), expected one.`),
  ];
};

/** Images have an alternative text, which may be empty, and a size. */
const images: Rule = (page) =>
  elements(page, 'img').flatMap(({attribs: {src, alt, width, height}}) => [
    ...when(alt === undefined, `image ${src} has no alt text. Describe it, or write alt="".`),
    ...when(!width || !height, `image ${src} has no width and height. Add both.`),
  ]);

const TEXT_ATTRIBUTES = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];

/** Text in the head and in attributes is escaped only once. */
const escapes: Rule = (page) => {
  const texts = [
    ['title', page.title],
    ...elements(page, 'meta[content]').map(({attribs}) => [
      attribs.name ?? attribs.property,
      attribs.content,
    ]),
    ...TEXT_ATTRIBUTES.flatMap((name) =>
      elements(page, `[${name}]`).map(({attribs}) => [name, attribs[name]]),
    ),
  ];
  return texts
    .filter(([, text = '']) => /&(?:amp|lt|gt|quot|#39|#x27);/.test(text))
    .map(([name, text]) => `${name} is escaped twice: ${text}. Remove one escaping in its source.`);
};

/** Headings of level 2 and 3 are in the table of contents, if the page has one. */
const tableOfContents: Rule = (page) => {
  const entries = elements(page, 'a.table-of-contents__link').map(({attribs}) =>
    idOf(attribs.href!),
  );
  return elements(page, '.markdown h2, .markdown h3').flatMap((heading) =>
    when(
      entries.length > 0 && !entries.includes(heading.attribs.id ?? ''),
      `heading "${page.document(heading).text().trim()}" is not in the table of contents. Write it in ` +
        'Markdown, or let the component render another element.',
    ),
  );
};

/** Code blocks have a language and, except for text and single commands, are highlighted. */
const codeBlocks: Rule = (page) =>
  elements(page, 'main pre').flatMap((pre) => {
    const block = page.document(pre);
    const code = block.text().trim();
    const classes = block.closest('[class*="language-"]').attr('class') ?? '';
    const language = /\blanguage-([\w-]+)/.exec(classes)?.[1];
    const isPlain =
      ['text', 'console'].includes(language ?? '') || (language === 'bash' && !/\n/.test(code));
    const isHighlighted = isPlain || block.find('.token').length > 0;
    const problem = language ? `is not highlighted as ${language}` : 'has no language';
    return when(
      !language || !isHighlighted,
      `code block "${code.split('\n')[0]}" ${problem}. Write a code fence, or highlight it during the build.`,
    );
  });

/** The page has a policy, and stylesheets from other hosts have a hash. */
const security: Rule = (page, {url}) => [
  ...when(
    page.document('head > meta[http-equiv="Content-Security-Policy"]').length !== 1,
    'has no Content-Security-Policy. Build with "npm run build", which adds it.',
  ),
  ...elements(page, 'link[rel="stylesheet"]').flatMap(({attribs: {href = '', ...hash}}) =>
    when(
      /^(https?:)?\/\//i.test(href) &&
        !href.startsWith(`${url}/`) &&
        !(hash.integrity && hash.crossorigin),
      `stylesheet ${href} needs integrity and crossorigin.`,
    ),
  ),
];

/** The page has one social card with size and text, and the file exists. */
const socialCard: Rule = ({document}, {url, baseUrl, hasFile}) => {
  const tags = (name: string) => document(`meta[property="${name}"], meta[name="${name}"]`);
  const card = tags('og:image').attr('content') ?? '';
  const root = `${url}${baseUrl}`;
  const names = ['image', 'image:width', 'image:height', 'image:alt'].map((name) => `og:${name}`);
  return [
    ...when(
      !card.startsWith(root) || !hasFile(`/${card.slice(root.length)}`),
      `og:image "${card}" is not the absolute URL of a file in the build. Correct site/socialCards.ts.`,
    ),
    ...[...names, 'twitter:image', 'twitter:image:alt'].flatMap((name) =>
      when(
        tags(name).length !== 1 || !tags(name).attr('content'),
        `has ${tags(name).length} ${name}, expected one with a value.`,
      ),
    ),
  ];
};

/** Links to the previous and next page have the title of that page. */
const pagination: Rule = (page, {baseUrl, pages}) =>
  elements(page, '.pagination-nav__link').flatMap((link) => {
    const href = link.attribs.href!;
    const label = page.document(link).find('.pagination-nav__label').text();
    const title = pages
      .get(`/${href.slice(baseUrl.length)}`)
      ?.document('h1')
      .first()
      .text();
    // The sidebar defines the title of a category page.
    return when(
      !href.includes('/category/') && title !== undefined && title !== label,
      `link to ${href} has the label "${label}", expected the title "${title}".`,
    );
  });

const CONTENT_RULES = [links, ids, images, tableOfContents, codeBlocks, pagination];
const HEAD_RULES = [metadata, escapes, security, socialCard];

/** Problems of all pages, as `route: message`. Redirect pages only need a policy. */
export const lintSite = (site: BuiltSite): string[] =>
  [...site.pages.values()].flatMap((page) =>
    (page.isRedirect ? [security] : [...CONTENT_RULES, ...HEAD_RULES])
      .flatMap((rule) => rule(page, site))
      .map((message) => `${page.route}: ${message}`),
  );
