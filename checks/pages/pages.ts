/** Checks what the Markdown files, their front matter and their links say about each other. Needs no build. */
import path from 'node:path';
import {unescape} from 'node:querystring';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readPositions} from '@pricing4saas/pricing2yaml/places/positions';
import {nearest} from '../../lib/nearest.mjs';
import {parseMarkdown, type Problem} from '../../markdown/fences';
import {attributeOf} from '../../markdown/mdx';
import {remarkVersionChanges} from '../../markdown/versionChanges';
import {
  DESCRIPTION_LENGTH,
  frontMatterProblems,
  isPage,
  questionProblems,
  type FrontMatter,
} from '../../plugins/front-matter/validate';
import {addressOfFile} from '../../site/documents';
import {questionsIn} from '../../site/questions';
import {frontMatterOf, readYaml} from '../../site/yaml';

/** Texts of files by path, relative to the root. */
type Files = ReadonlyMap<string, string>;

interface SectionLink {
  readonly line: number;
  readonly url: string;
}

/** What other files need to know about a Markdown file. */
interface Page {
  readonly file: string;
  /** Whether the file has no syntax error. */
  readonly isReadable: boolean;
  readonly frontMatter: FrontMatter;
  readonly keyLine: (key: string) => number;
  /** Ids of its headings and elements, without those of partials. */
  readonly ids: readonly string[];
  readonly links: readonly SectionLink[];
  readonly partials: readonly string[];
}

function parseYamlText(text: string) {
  const {rangeOfKey} = readPositions(text);
  const lineOf = (...keys: string[]) => rangeOfKey(keys).line;
  return {data: readYaml(text).data as Record<string, FrontMatter>, lineOf};
}

/** Path of a linked file, relative to the root. */
function resolveFile(file: string, target: string): string {
  return target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), unescape(target));
}

function readPage(file: string, text: string): Page {
  const {data, lineOf} = parseYamlText(frontMatterOf(text));
  let tree: Root | undefined;
  try {
    tree = parseMarkdown(file, text);
  } catch {
    // The rule "mdx" of the step "prose" reports the syntax error.
  }
  const isReadable = tree !== undefined;
  tree ??= {type: 'root', children: []};
  remarkVersionChanges()(tree);
  const slugger = createSlugger();
  const [ids, links, partials]: [string[], SectionLink[], string[]] = [[], [], []];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const attribute = (name: string) =>
      'attributes' in node ? attributeOf(node, name) : undefined;
    if (node.type === 'heading') {
      const {id, text: heading} = parseMarkdownHeadingId(toString(node));
      ids.push(id ?? slugger.slug(heading));
    } else if (node.type === 'html') {
      ids.push(...[...node.value.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!));
    } else {
      ids.push(...[attribute('id') ?? []].flat());
    }
    const url = 'url' in node ? node.url : (attribute('to') ?? attribute('href'));
    links.push(...(url?.includes('#') ? [{line, url}] : []));
    if (node.type === 'mdxjsEsm') {
      const imports = node.value.matchAll(/from\s+['"]([^'"]+\.mdx?)['"]/g);
      partials.push(...[...imports].map(([, target]) => resolveFile(file, target!)));
    }
  });
  return {file, isReadable, frontMatter: data, keyLine: lineOf, ids, links, partials};
}

class PageCheck {
  readonly problems: Problem[] = [];
  private readonly pages = new Map<string, Page>();
  private readonly byAddress = new Map<string, Page>();
  /** File of each question. */
  private readonly askedIn = new Map<string, string>();

  constructor(private readonly files: Files) {}

  private report(file: string, line: number, message: string): void {
    if (!this.problems.some((each) => each.file === file && each.message === message))
      this.problems.push({file, line, message});
  }

  run(): readonly Problem[] {
    for (const [file, text] of this.files) {
      const {problem} = readYaml(file.endsWith('.yml') ? text : frontMatterOf(text));
      if (problem) this.report(file, problem.line, problem.message);

      if (/\.mdx?$/.test(file)) this.pages.set(file, readPage(file, text));
    }
    this.pages.forEach((page) => this.checkFrontMatter(page));
    for (const page of this.byAddress.values()) {
      this.withPartials(page).forEach((part) => this.checkLinks(part, page));
      this.checkQuestions(page);
    }

    this.checkAuthors();
    for (const [file, text] of this.files) if (QUERY_FILE.test(file)) this.checkQueries(file, text);

    return this.problems;
  }

  private withPartials(page: Page): Page[] {
    const parts = page.partials.flatMap((file) => this.pages.get(file) ?? []);
    return [page, ...parts.flatMap((part) => this.withPartials(part))];
  }

  private idsOf(page: Page): string[] {
    return this.withPartials(page).flatMap(({ids}) => ids);
  }

  /** Whether a page has no section with the id, as far as its files can be read. */
  private lacks(page: Page, id: string): boolean {
    const areReadable = this.withPartials(page).every(({isReadable}) => isReadable);
    return areReadable && !this.idsOf(page).includes(id);
  }

  private checkFrontMatter(page: Page): void {
    const {file, frontMatter, keyLine} = page;
    const isYaml = !this.problems.some((each) => each.file === file);
    const address = addressOfFile(file, frontMatter.slug);
    if (address === undefined) return;

    const other = this.byAddress.get(address);
    if (other) {
      const place = `${other.file}:${other.keyLine('slug')}`;
      const fix = 'Change "slug" or the file name of one of them.';
      this.report(file, keyLine('slug'), `This page has the URL ${address}, as ${place}. ${fix}`);
    }
    this.byAddress.set(address, other ?? page);
    for (const message of !isYaml || file.startsWith('features/') || !isPage(file)
      ? []
      : frontMatterProblems(frontMatter))
      this.report(file, keyLine(/^"(\w+)"/.exec(message)?.[1] ?? ''), `Front matter: ${message}`);
  }

  private checkQuestions(page: Page): void {
    const {file, frontMatter} = page;
    const report = (text: string, message: string) => {
      const lines = this.files.get(file)!.split('\n');
      this.report(file, lines.findIndex((line) => line.includes(text)) + 1, message);
    };
    for (const {question = 'questions:', message} of questionProblems(frontMatter))
      report(question, `Front matter: ${message}`);

    for (const {id, question} of questionsIn(frontMatter)) {
      const other = this.askedIn.get(question.toLowerCase());
      this.askedIn.set(question.toLowerCase(), file);
      if (other !== undefined) {
        report(
          question,
          `"${question}" is a question of ${other} too. Keep it on the page that answers it.`,
        );
      }

      if (id !== '' && this.lacks(page, id))
        report(question, missingSection(`"${question}"`, id, file, this.idsOf(page)));
    }
  }

  /** Checks the links of a page or partial, as they work in the given page. */
  private checkLinks({file, links}: Page, page: Page): void {
    // The table of contents decodes ids.
    for (const id of page.ids.filter((each) => each.includes('%')))
      this.report(page.file, 1, `The page crashes with the id "${id}". Write it without "%".`);

    for (const {line, url} of links) {
      const [target = '', id = ''] = url.split('#');
      const linked =
        target === ''
          ? page
          : target.startsWith('/')
            ? this.byAddress.get(target)
            : this.pages.get(resolveFile(file, target));
      if (linked && id !== '' && this.lacks(linked, unescape(id)))
        this.report(file, line, missingSection(url, id, linked.file, this.idsOf(linked)));
    }
  }

  private checkAuthors(): void {
    const {data, lineOf} = parseYamlText(this.files.get('blog/authors.yml') ?? '');
    const {minimum, maximum} = DESCRIPTION_LENGTH;
    for (const [key, {page, description = ''}] of Object.entries(data)) {
      const length = String(description).length;
      if (page && (length < minimum || length > maximum)) {
        const line = lineOf(key, length > 0 ? 'description' : 'page');
        const state = length > 0 ? `has ${length} characters` : 'is missing';
        const fix = `Write what they do, for search engines, in ${minimum} to ${maximum} characters.`;
        this.report('blog/authors.yml', line, `The description of "${key}" ${state}. ${fix}`);
      }
    }
    for (const {file, frontMatter, keyLine} of this.pages.values()) {
      const authors = file.startsWith('blog/') ? [frontMatter.authors ?? []].flat() : [];
      for (const author of authors.filter((name) => !Object.hasOwn(data, String(name)))) {
        const known = Object.keys(data).join(', ');
        const fix = `Add the author to blog/authors.yml, or use one of: ${known}.`;
        this.report(file, keyLine('authors'), `"${String(author)}" is not an author. ${fix}`);
      }
    }
  }

  private checkQueries(file: string, text: string): void {
    const {rangeOfKey} = readPositions(text);
    for (const [index, {query, expected}] of (JSON.parse(text) as GoldenQuery[]).entries()) {
      const {line} = rangeOfKey([String(index), 'query']);
      for (const {path: address, anchor} of expected) {
        const page = this.byAddress.get(address);
        if (address.startsWith('/docs/') && !address.includes('/category/') && !page) {
          const fix = 'If the page was renamed, write its new URL.';
          this.report(file, line, `"${query}" expects ${address}, which is not a page. ${fix}`);
        } else if (page && anchor && this.lacks(page, anchor)) {
          const message = missingSection(
            `${address}#${anchor}`,
            anchor,
            page.file,
            this.idsOf(page),
          );
          this.report(file, line, `"${query}": ${message}`);
        }
      }
    }
  }
}

/** Files with queries of the relevance test. */
export const QUERY_FILE = /^checks\/built\/[^/]+\.json$/;

interface GoldenQuery {
  readonly query: string;
  readonly expected: readonly {readonly path: string; readonly anchor?: string}[];
}

function missingSection(url: string, id: string, file: string, ids: readonly string[]): string {
  const guess =
    ids.length === 0 ? 'It has no sections' : `The most similar id is #${nearest(id, ids)}`;
  return `${url}: ${file} has no section #${id}. ${guess}; correct the link or add {#${id}} to a heading.`;
}

/** Checks a set of files, by path relative to the root. */
export function checkPages(files: Files): readonly Problem[] {
  return new PageCheck(files).run();
}
