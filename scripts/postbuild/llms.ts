/**
 * `llms.txt` and `llms-full.txt`: the pages of the site for programs.
 *
 * Source of the format: https://llmstxt.org
 */
import type {SidebarPaths} from '../../plugins/routes';
import {skillPath} from '../../site/agentSkills';
import type {SiteAddress} from '../../site/environment';
import {FULL_TEXT_FILE, INDEX_FILE, markdownPath} from '../../site/markdownPages';
import {SIDEBAR_LABELS, navbar} from '../../site/navbar';
import {PRICINGS_PATH} from '../../site/pages';
import {LATEST_VERSION, VERSIONS, docPath, versionOfPath} from '../../site/versions';
import type {MarkdownPage} from './markdown';
import type {Skill} from './skill';

export type IndexedPage = Pick<MarkdownPage, 'title' | 'description'> & {
  readonly address: string;
};

/**
 * Text of `llms.txt`.
 *
 * @param description one sentence about the site
 * @param note further information, in Markdown
 */
export function llmsIndex(
  title: string,
  description: string,
  note: string,
  sections: readonly {readonly heading: string; readonly pages: readonly IndexedPage[]}[],
): string {
  const lists = sections.map(({heading, pages}) => {
    const items = pages.map(
      ({title, address, description}) =>
        `- [${title}](${new URL(address).href})${description && `: ${description}`}`,
    );
    // Two documents can have one address.
    return `## ${heading}\n\n${[...new Set(items)].join('\n')}\n`;
  });
  return [`# ${title}\n`, `> ${description}\n`, `${note}\n`, ...lists].join('\n');
}

/** Text of `llms-full.txt`: the content of all pages, each after its address. */
export function llmsFull(title: string, pages: readonly MarkdownPage[]): string {
  const parts = pages.map(({canonical, content}) => `<!-- ${canonical} -->\n\n${content}`);
  return [`<!-- ${title} -->\n`, ...new Set(parts)].join('\n');
}

/**
 * A page as a Markdown file.
 *
 * @param version label of its docs version, if it belongs to one
 */
export function markdownFile(page: MarkdownPage, version: string | undefined): string {
  const fields = [
    `title: ${JSON.stringify(page.title)}`,
    ...(page.description ? [`description: ${JSON.stringify(page.description)}`] : []),
    ...(version ? [`version: ${JSON.stringify(version)}`] : []),
    ...(page.date ? [`date: ${page.date}`] : []),
    `canonical: ${page.canonical}`,
  ];
  return `---\n${fields.join('\n')}\n---\n\n${page.content}`;
}

/**
 * The pages as Markdown, `llms.txt`, and the pages of each docs version as one file.
 *
 * @param pages by path below the base path
 */
export function markdownFiles(
  pages: ReadonlyMap<string, MarkdownPage>,
  sidebars: SidebarPaths,
  skills: readonly Skill[],
  {url, baseUrl}: SiteAddress,
): [string, string][] {
  const site = url + baseUrl;
  const title = navbar.title!;
  const pageOf = (route: string): MarkdownPage => {
    const page = pages.get(route);
    if (!page) throw new Error(`${route} is in a sidebar, but the site has no such page.`);

    return page;
  };
  const documents = (label: string, name: string) =>
    sidebars[label]![name]!.map((permalink) => `/${permalink.slice(baseUrl.length)}`);
  const routesLike = (pattern: RegExp) => [...pages.keys()].filter((route) => pattern.test(route));
  const posts = routesLike(/^\/blog\/(?!archive|authors|tags)./);
  const indexed = (routes: readonly string[]) =>
    routes.map((route) => {
      const {title, description} = pageOf(route);
      return {title, description, address: site + markdownPath(route).slice(1)};
    });
  const fullTexts = VERSIONS.map((version) => {
    const {label, isLatest} = version;
    const names = Object.keys(sidebars[label]!);
    const routes = [docPath(version), ...names.flatMap((name) => documents(label, name))];
    return {
      file: isLatest ? FULL_TEXT_FILE : `${docPath(version).slice(1)}/${FULL_TEXT_FILE}`,
      title: `Docs ${label} as one file`,
      description: isLatest ? 'with the blog' : '',
      text: llmsFull(
        `${title} ${label}, all pages`,
        (isLatest ? [...routes, ...posts] : routes).map(pageOf),
      ),
    };
  });
  const index = llmsIndex(
    title,
    pageOf('/').description,
    `This index lists docs ${LATEST_VERSION.label}, the latest version. Every page of the site is ` +
      'available as Markdown under its address with ".md" at the end.',
    [
      {heading: 'Lessons', pages: indexed(routesLike(/^\/learn(\/|$)/))},
      ...Object.entries(SIDEBAR_LABELS).map(([name, heading]) => ({
        heading,
        pages: indexed(documents(LATEST_VERSION.label, name)),
      })),
      {heading: 'Data', pages: indexed([PRICINGS_PATH])},
      {
        heading: 'Skills for coding agents',
        pages: skills.map(({name, description}) => ({
          title: name,
          description,
          address: site + skillPath(name),
        })),
      },
      {heading: 'Blog', pages: indexed(posts)},
      {heading: 'Optional', pages: fullTexts.map((text) => ({...text, address: site + text.file}))},
    ],
  );
  return [
    ...[...pages].map(([route, page]): [string, string] => [
      markdownPath(route).slice(1),
      markdownFile(page, versionOfPath(route)?.label),
    ]),
    ...fullTexts.map(({file, text}): [string, string] => [file, text]),
    [INDEX_FILE, index],
  ];
}
