/**
 * `llms.txt` and `llms-full.txt`: the pages of the site for programs.
 *
 * Source of the format: https://llmstxt.org
 */
import type {MarkdownPage} from './markdown';

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
