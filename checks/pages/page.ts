/** Reads what a Markdown file defines and links to, and YAML and JSON that authors edit. */
import path from 'node:path';
import {unescape} from 'node:querystring';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readPositions} from '@pricing4saas/pricing2yaml/places/positions';
import {jsonProblem} from '../../lib/json';
import {parseMarkdown, type Problem} from '../../markdown/fences';
import {attributeOf} from '../../markdown/mdx';
import {remarkVersionChanges} from '../../markdown/versionChanges';
import type {FrontMatter} from '../../plugins/front-matter/validate';
import {frontMatterOf, readYaml} from '../../site/yaml';
import {readTabs, type Tab} from './tabs';

interface Link {
  readonly line: number;
  readonly url: string;
  readonly text: string;
}

/** What other files need to know about a Markdown file. */
export interface Page {
  readonly file: string;
  /** Whether the file has no syntax error, and all fences and comments end. */
  readonly isReadable: boolean;
  readonly frontMatter: FrontMatter;
  readonly keyLine: (key: string) => number;
  /** Ids of its headings and elements, without those of partials. */
  readonly ids: readonly string[];
  /** Texts of its headings, with their ids. */
  readonly headings: readonly (readonly [text: string, id: string])[];
  readonly links: readonly Link[];
  readonly tabs: readonly Tab[];
  readonly partials: readonly string[];
}

/** The data in YAML, and the line of each key. */
export function parseYamlText(text: string) {
  const {rangeOfKey} = readPositions(text);
  const lineOf = (...keys: string[]) => rangeOfKey(keys).line;
  return {data: readYaml(text).data as Record<string, FrontMatter>, lineOf};
}

/** Why the data in a file, or its front matter, cannot be read. */
export function syntaxProblem(file: string, text: string): Problem | undefined {
  if (file.endsWith('.json')) {
    const problem = jsonProblem(text);
    if (problem) return {file, ...problem};
  }
  const isLate = /\.mdx?$/.test(file) && /^\s+---\n/.test(text);
  const fix = 'Begin with ---, without an empty line or a mark above it.';
  if (isLate) return {file, line: 1, message: `The front matter is shown as text. ${fix}`};

  const {problem} = readYaml(/\.mdx?$/.test(file) ? frontMatterOf(text) : text);
  return problem && {file, ...problem};
}

/** Path of a linked file, relative to the root. */
export const resolveFile = (file: string, target: string): string =>
  target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), unescape(target));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lines of fences that do not end before the next one, or before the end of the file. */
export function findUnendedFences(text: string): number[] {
  const unended: number[] = [];
  let open: {line: number; mark: string} | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark, info = ''] = /^[\s>]*(?:[-*+] +|\d+\. +)*(`{3,})([^`]*)$/.exec(line) ?? [];
    if (mark === undefined || (open && !mark.startsWith(open.mark))) continue;

    const isEnd = open !== undefined && info.trim() === '';
    if (open && !isEnd) unended.push(open.line);
    open = isEnd ? undefined : {line: index + 1, mark};
  }
  return open ? [...unended, open.line] : unended;
}

/** What a Markdown file defines and links to. */
export function readPage(file: string, text: string): Page {
  const {data, lineOf} = parseYamlText(frontMatterOf(text));
  let tree: Root | undefined;
  try {
    tree = parseMarkdown(file, text);
  } catch {
    // The rule "mdx" of the step "prose" reports the syntax error.
  }
  const isReadable =
    tree !== undefined && findUnendedFences(text).length === 0 && !/<!--(?![^]*-->)/.test(text);
  tree ??= {type: 'root', children: []};
  remarkVersionChanges()(tree);
  const slugger = createSlugger();
  const [ids, headings]: [string[], [string, string][]] = [[], []];
  const [links, partials]: [Link[], string[]] = [[], []];
  if (typeof data.image === 'string')
    links.push({line: lineOf('image'), url: data.image, text: ''});
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const attribute = (name: string) =>
      'attributes' in node ? attributeOf(node, name) : undefined;
    if (node.type === 'heading') {
      const {id, text: heading} = parseMarkdownHeadingId(toString(node));
      // Headings of changes already have an id.
      const given = node.data?.hProperties?.id;
      ids.push(id ?? (typeof given === 'string' ? given : slugger.slug(heading)));
      headings.push([oneLine(heading), ids.at(-1)!]);
    } else if (node.type === 'html') {
      ids.push(...[...node.value.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!));
      for (const [, url] of node.value.matchAll(/\b(?:href|src)="([^"]+)"/g))
        links.push({line, url: url!, text: ''});
    } else {
      ids.push(...[attribute('id') ?? []].flat());
    }
    const own = 'url' in node ? node.url : undefined;
    const text = node.type === 'link' ? oneLine(toString(node)) : '';
    for (const url of [own, ...['to', 'href', 'src'].map(attribute)])
      links.push(...(url === undefined ? [] : [{line, url, text}]));
    if (node.type === 'mdxjsEsm') {
      const imports = node.value.matchAll(/from\s+['"]([^'"]+\.mdx?)['"]/g);
      partials.push(...[...imports].map(([, target]) => resolveFile(file, target!)));
    }
  });
  const tabs = readTabs(file, tree);
  const sections = {ids, headings, links, tabs, partials};
  return {file, isReadable, frontMatter: data, keyLine: lineOf, ...sections};
}
