/** Checks what the Markdown files, their front matter and their links say about each other. Needs no build. */
import path from 'node:path';
import {unescape} from 'node:querystring';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readPositions} from '@pricing4saas/pricing2yaml/places/positions';
import {jsonProblem} from '../../lib/json';
import {didYouMean, nearest} from '../../lib/nearest.mjs';
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
import {readSiteAddress} from '../../site/environment';
import {SIDEBAR_LABELS} from '../../site/navbar';
import {questionsIn} from '../../site/questions';
import {frontMatterOf, readYaml} from '../../site/yaml';
import {CONFLICT} from '../markdown/prose.mjs';
import {addressProblem} from './addresses';
import {readTabs, tabProblems, type Tab} from './tabs';

/** Texts of files by path, relative to the root. */
type Files = ReadonlyMap<string, string>;

interface Link {
  readonly line: number;
  readonly url: string;
  readonly text: string;
}

/** What else `checkPages` knows about the repository. */
export interface Surroundings {
  /** Addresses of static files. */
  readonly assets?: readonly string[];
  /** Earlier texts of changed and removed files; empty for new files. */
  readonly before?: Files;
}

/** What other files need to know about a Markdown file. */
interface Page {
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

function parseYamlText(text: string) {
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
const resolveFile = (file: string, target: string): string =>
  target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), unescape(target));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lines of fences that do not end before the next one, or before the end of the file. */
function findUnendedFences(text: string): number[] {
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

class PageCheck {
  readonly problems: Problem[] = [];
  private readonly pages = new Map<string, Page>();
  private readonly byAddress = new Map<string, Page>();
  /** Addresses of two files, and those that one of them has without its slug. */
  private readonly ambiguous = new Set<string>();
  /** Places of the links to each draft. */
  private readonly draftLinks = new Map<Page, Set<string>>();
  /** File of each question and description. */
  private readonly owners = new Map<string, string>();

  constructor(
    private readonly files: Files,
    private readonly around: Surroundings,
  ) {}

  private report(file: string, line: number, message: string): void {
    if (!this.problems.some((each) => each.file === file && each.message === message))
      this.problems.push({file, line, message});
  }

  private hasProblem(file: string): boolean {
    return this.problems.some((each) => each.file === file);
  }

  run(): readonly Problem[] {
    for (const [file, text] of this.files) {
      const problem = syntaxProblem(file, text);
      if (problem) this.problems.push(problem);
      if (/\.mdx?$/.test(file)) this.pages.set(file, readPage(file, text));
    }
    this.pages.forEach((page) => this.checkFrontMatter(page));
    this.pages.forEach(({file}) => this.checkFences(file));
    for (const page of this.byAddress.values()) {
      this.withPartials(page).forEach((part) => this.checkLinks(part, page));
      this.checkIds(page);
      this.checkReaderTexts(page);
      this.checkKeywords(page);
      this.checkPlace(page);
      this.checkPost(page);
    }
    this.checkDrafts();
    this.checkPartials();
    const isChanged = (file: string) => this.around.before?.has(file) ?? false;
    const tabs = [...this.pages.values()].flatMap((page) => page.tabs);
    this.problems.push(...tabProblems(tabs, isChanged));
    this.checkBlogKeys('authors');
    this.checkBlogKeys('tags');
    this.checkAuthors();
    for (const [file, text] of this.files) {
      if (QUERY_FILE.test(file) && !this.hasProblem(file)) this.checkQueries(file, text);
      if (CATEGORY_FILE.test(file) && !this.hasProblem(file)) this.checkCategory(file, text);
    }

    // The check of all texts reports conflicts, which cause other problems.
    return this.problems.filter(({file}) => (this.files.get(file) ?? '').search(CONFLICT) < 0);
  }

  /** Checks that no other page of the folder, or else of the docs version, has the text. A version cut copies texts. */
  private checkUnique(kind: string, file: string, text: string, line: number, folder = ''): void {
    const version = /^versioned_docs\/[^/]+/.exec(file)?.[0];
    const key = `${version} ${folder} ${text.toLowerCase()}`;
    const other = this.owners.get(key);
    this.owners.set(key, file);
    if (other === undefined) return;

    // The page that a change affects is the copy.
    const isCopy = this.around.before?.has(file) || !this.around.before?.has(other);
    const [copy, original] = isCopy ? [file, other] : [other, file];
    const place = isCopy ? line : this.pages.get(other)!.keyLine(kind);
    const message = `"${text}" is a ${kind} of ${original} too. Write it on one page only.`;
    this.report(copy, place, message);
  }

  /** Checks that a sidebar contains a new page, and that the table of guides lists a new guide. */
  private checkPlace({file}: Page): void {
    if (this.around.before?.get(file) !== '') return;

    const [, section = ''] = /^docs\/([^/]+)\//.exec(file) ?? [];
    const folders = Object.keys(SIDEBAR_LABELS).map((name) => `docs/${name}/`);
    const fix = `Move it into one of: ${folders.join(', ')}.`;
    if (!(section in SIDEBAR_LABELS)) this.report(file, 1, `No sidebar has this page. ${fix}`);

    const isGuide = /^docs\/api\/guides\/[^/]+$/.test(file);
    const links = this.pages.get(GUIDES)?.links ?? [];
    if (isGuide && !links.some(({url}) => resolveFile(GUIDES, url.split('#')[0]!) === file))
      this.report(file, 1, `Add this guide to the table in ${GUIDES}, so that readers find it.`);
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
    return areReadable && id !== '' && !this.idsOf(page).includes(unescape(id));
  }

  /** The ids that a change gave a page, if it also removed the id. */
  private newIdsOf(page: Page, id: string): string[] | undefined {
    const before = readPage(page.file, this.around.before?.get(page.file) ?? '').ids;
    const added = page.ids.filter((each) => !before.includes(each));
    return before.includes(id) && added.length > 0 ? added : undefined;
  }

  private checkSection(file: string, line: number, url: string, page: Page, id: string): void {
    if (!this.lacks(page, id)) return;

    const known = this.newIdsOf(page, id) ?? this.idsOf(page);
    const guess =
      known.length === 0 ? 'It has no sections' : `The most similar id is #${nearest(id, known)}`;
    const fix = `${guess}; correct the link or add {#${id}} to a heading.`;
    this.report(file, line, `${url}: ${page.file} has no section #${id}. ${fix}`);
  }

  /** The section or page that the text of a link names, if the link leads to another one. A word can name a thing. */
  private namedBy(text: string, linked: Page, id: string): string | undefined {
    const headings = this.withPartials(linked).flatMap((part) => part.headings);
    const found = headings.filter(([heading]) => heading === text);
    if (!text.includes(' ') || !linked.isReadable || this.lacks(linked, id)) return undefined;

    const isFound = id === '' || found.some(([, own]) => own === unescape(id));
    if (found[0]) return isFound ? undefined : `#${found[0][1]}`;

    const isNamed = ({frontMatter: {title, sidebar_label: label}}: Page) =>
      title === text || label === text;
    const versionOf = ({file}: Page) => /^(?:versioned_docs\/)?[^/]+/.exec(file)![0];
    const others = isNamed(linked) ? [] : [...this.pages.values()].filter(isNamed);
    return others.find((page) => versionOf(page) === versionOf(linked))?.file;
  }

  private checkFrontMatter(page: Page): void {
    const {file, frontMatter, keyLine} = page;
    const isYaml = !this.hasProblem(file);
    const address = addressOfFile(file, frontMatter.slug);
    if (address === undefined) return;

    const other = this.byAddress.get(address);
    if (other) {
      const [own, first] = frontMatter.slug === undefined ? [other, page] : [page, other];
      const place = `${first.file}:${first.keyLine('slug')}`;
      const fix = 'Change "slug" or the file name of one of them.';
      const message = `This page has the URL ${address}, as ${place}. ${fix}`;
      this.report(own.file, own.keyLine('slug'), message);
      for (const lost of [address, addressOfFile(own.file)!]) this.ambiguous.add(lost);
    }
    this.byAddress.set(address, other ?? page);
    if (frontMatter.draft === true) this.draftLinks.set(page, new Set());
    for (const message of !isYaml || !isPage(file) ? [] : frontMatterProblems(file, frontMatter))
      this.report(file, keyLine(/^"(\w+)"/.exec(message)?.[1] ?? ''), `Front matter: ${message}`);
  }

  /** Checks that no two sections of a page, or of its partials, have one id. Links would lead to the first one only. */
  private checkIds(page: Page): void {
    const parts = this.withPartials(page).flatMap(({file, ids}) => ids.map((id) => ({file, id})));
    const first = parts.map((part) => parts.find(({id}) => id === part.id)!);
    for (const [index, part] of parts.entries()) {
      // The test of changes reports headings that a component adds.
      const isWritten = this.files.get(part.file)!.includes(part.id);
      if (first[index] === part || (first[index]!.file === part.file && !isWritten)) continue;

      // A page is easier to change than a partial of several pages.
      const [{file, id}, other] =
        part.file === page.file ? [part, first[index]!] : [first[index]!, part];
      const lines = this.files.get(file)!.split('\n');
      const line = lines.findLastIndex((text) => text.includes(`{#${id}}`)) + 1 || 1;
      const fix = 'Write another {#id} after this heading.';
      this.report(file, line, `#${id} is an id in ${other.file} too. ${fix}`);
    }
  }

  private checkFences(file: string): void {
    const message = 'This code block does not end. Write as many backticks below its last line.';
    for (const line of findUnendedFences(this.files.get(file)!)) this.report(file, line, message);
  }

  private checkReaderTexts(page: Page): void {
    const {file, frontMatter, keyLine} = page;
    const lines = this.files.get(file)!.split('\n');
    const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    for (const {question = 'questions:', message} of questionProblems(frontMatter))
      this.report(file, lineOf(question), `Front matter: ${message}`);

    const {description} = frontMatter;
    if (typeof description === 'string')
      this.checkUnique('description', file, description, keyLine('description'));

    for (const key of ['sidebar_position', 'sidebar_label']) {
      const value = frontMatter[key];
      if (value !== undefined)
        this.checkUnique(key, file, String(value), keyLine(key), path.posix.dirname(file));
    }
    for (const {id, question} of questionsIn(frontMatter)) {
      const line = lineOf(question);
      this.checkUnique('question', file, question, line);
      this.checkSection(file, line, `"${question}"`, page, id);
    }
  }

  /** Checks the links of a page or partial, as they work in the given page. */
  private checkLinks({file, links}: Page, page: Page): void {
    // The table of contents decodes ids.
    for (const id of page.ids.filter((each) => each.includes('%')))
      this.report(page.file, 1, `The page crashes with the id "${id}". Write it without "%".`);

    const {url: site} = readSiteAddress({});
    for (const {line, url, text} of links) {
      const own = url.startsWith(`${site}/`) ? url.slice(site.length) : url;
      const [target = '', id = ''] = own.split('#');
      const linked =
        target === ''
          ? page
          : target.startsWith('/')
            ? this.byAddress.get(target)
            : this.pages.get(resolveFile(file, target));
      const [, local] = /^https?:\/\/localhost:3000(\/[^#?]+)/.exec(url) ?? [];
      if (local !== undefined) {
        const found = this.byAddress.get(local);
        const place = found ? path.posix.relative(path.posix.dirname(file), found.file) : local;
        this.report(file, line, `${url} works only on your computer. Link to "${place}".`);
      }
      const [folder, ofLinked] = [page, linked].map((each) => each?.file.split('/')[0]);
      if (linked && !/^(?:$|\/)/.test(target) && folder !== ofLinked) {
        const fix = `Write "${addressOfFile(linked.file, linked.frontMatter.slug)}".`;
        this.report(file, line, `The build finds "${target}" only from ${ofLinked}/. ${fix}`);
      }
      if (linked === page && target !== '' && id === '') {
        const fix = 'Correct the link, or link to a section.';
        this.report(file, line, `${url} leads to its own page. ${fix}`);
      }
      if (linked && page.frontMatter.draft !== true)
        this.draftLinks.get(linked)?.add(`${file}:${line}`);

      if (linked) this.checkSection(file, line, url, linked, id);
      const named = linked && this.namedBy(text, linked, id);
      if (named !== undefined) {
        const fix = `but the link leads to ${url}. Correct the link, or write what it leads to.`;
        this.report(file, line, `"${text}" names ${named}, ${fix}`);
      }

      // The rule "file-links" of the step "prose" reports that the file is missing, but not where it is now.
      const isFile = !linked && /^(?!\/|\w+:).*\.mdx?$/.test(target);
      const lost = isFile ? addressOfFile(resolveFile(file, target)) : undefined;
      const address = lost ?? target.replace(/^pathname:\/\/|\?.*$/g, '');
      const {assets = []} = this.around;
      const targets = {pages: this.byAddress, assets};
      const problem =
        /^\/(?!\/)/.test(address) &&
        addressProblem(address, addressOfFile(page.file, page.frontMatter.slug)!, file, targets);
      if (problem && (lost === undefined || problem.includes('has moved')))
        this.report(file, line, problem);
    }
  }

  private checkDrafts(): void {
    for (const [{file, keyLine}, [first, ...others]] of this.draftLinks) {
      const count = others.length + 1;
      const message = `${first} links to this draft (1 of ${count}). Remove "draft", or the links.`;
      if (first !== undefined) this.report(file, keyLine('draft'), message);
    }
  }

  /** Checks keywords that a change adds. Two pages may share one that names neither. */
  private checkKeywords({file, frontMatter, keyLine}: Page): void {
    const {before = new Map<string, string>()} = this.around;
    if (!before.has(file) || !file.startsWith('docs/')) return;

    const wordsOf = ({keywords = []}: FrontMatter) =>
      [keywords].flat().map((word) => String(word).toLowerCase());
    // The page can be a removed one, renamed.
    const had = [...before]
      .filter(([earlier]) => earlier === file || !this.files.has(earlier))
      .flatMap(([, text]) => wordsOf(parseYamlText(frontMatterOf(text)).data));
    const others = [...this.byAddress.values()].filter(
      (page) => page.file !== file && page.file.startsWith('docs/'),
    );
    for (const word of wordsOf(frontMatter).filter((each) => !had.includes(each))) {
      const named = others.find(({frontMatter: {title, sidebar_label: label}}) =>
        [title, label ?? title].some((name) => String(name).toLowerCase() === word),
      );
      const users = others.filter((page) => wordsOf(page.frontMatter).includes(word));
      const owner = named ?? (users.length === 1 ? users[0] : undefined);
      const fix = 'Remove it, so that the search finds that page first.';
      const message = `The keyword "${word}" belongs to ${owner?.file}. ${fix}`;
      if (owner) this.report(file, keyLine('keywords'), message);
    }
  }

  /** Checks the preview of a post, and the date in its front matter or name. YAML would count February 30 as March 2. */
  private checkPost({file, keyLine}: Page): void {
    if (!file.startsWith('blog/')) return;

    const text = this.files.get(file)!;
    const frontMatter = frontMatterOf(text);
    const mark = file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
    const message = `The post's preview does not end. Write ${mark} after the first paragraph.`;
    if (!/(?:<!--|\{\/\*)\s*truncate\b/.test(text))
      this.report(file, frontMatter.split('\n').length + 1, message);

    const [, given] = /^date: *["']?([^\s"']*)/m.exec(frontMatter) ?? [];
    const named = /\d{4}-\d\d-\d\d/.exec(file)?.[0];
    const day = (given ?? named ?? path.posix.basename(file)).slice(0, 10);
    const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? day : NaN);
    const isReal = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
    const place = given === undefined ? 'Begin the file name with' : 'Write';
    const fix = `${place} the day of publication, such as ${new Date().toISOString().slice(0, 10)}.`;
    const state = isReal ? 'in the future' : 'not a date';
    const line = given === undefined ? 1 : keyLine('date');
    if (!isReal || date > new Date()) {
      this.report(file, line, `"${day}" is ${state}. ${fix}`);
    } else if ((named ?? day) !== day) {
      const change = `Write ${named}, as in the file name, or remove it.`;
      this.report(file, line, `"date" is ${day}. ${change}`);
    }
  }

  private checkPartials(): void {
    const imported = new Set([...this.pages.values()].flatMap(({partials}) => partials));
    const fix = 'Import it in a page, or remove it.';
    // A page that cannot be read can import it.
    const areKnown = [...this.pages.values()].every(({isReadable}) => isReadable);
    for (const file of areKnown ? this.pages.keys() : []) {
      if (file.startsWith('partials/') && !imported.has(file))
        this.report(file, 1, `No page imports this partial. ${fix}`);
    }
  }

  private checkAuthors(): void {
    const {data, lineOf} = parseYamlText(this.files.get('blog/authors.yml') ?? '');
    const {minimum, maximum} = DESCRIPTION_LENGTH;
    const targets = {pages: this.byAddress, assets: this.around.assets ?? []};
    for (const [key, {page, description = '', image_url: image}] of Object.entries(data)) {
      const isOwn = typeof image === 'string' && /^\/(?!\/)/.test(image);
      const lost = isOwn && addressProblem(image, '/blog', 'blog/authors.yml', targets);
      if (lost) this.report('blog/authors.yml', lineOf(key, 'image_url'), lost);

      const length = String(description).length;
      if (page && (length < minimum || length > maximum)) {
        const line = lineOf(key, length > 0 ? 'description' : 'page');
        const state = length > 0 ? `has ${length} characters` : 'is missing';
        const fix = `Write what they do, for search engines, in ${minimum} to ${maximum} characters.`;
        this.report('blog/authors.yml', line, `The description of "${key}" ${state}. ${fix}`);
      }
    }
  }

  private checkBlogKeys(key: 'authors' | 'tags'): void {
    const list = `blog/${key}.yml`;
    if (this.hasProblem(list)) return;

    const {data, lineOf} = parseYamlText(this.files.get(list) ?? '');
    const known = Object.keys(data);
    const addressOf = (name: string) => data[name]?.permalink ?? `/${name}`;
    for (const name of known) {
      const other = known.find((each) => addressOf(each) === addressOf(name));
      const message = `"${name}" has the permalink of "${other}". Change one of them.`;
      if (other !== name) this.report(list, lineOf(name, 'permalink'), message);
    }
    for (const {file, frontMatter, keyLine} of this.pages.values()) {
      const used = file.startsWith('blog/') ? [frontMatter[key] ?? []].flat().map(String) : [];
      for (const name of used.filter((each) => !known.includes(each))) {
        const fix = `${didYouMean(name, known)} Use one of: ${known.join(', ')}; or add it to the list.`;
        this.report(file, keyLine(key), `"${name}" is not in ${list}.${fix}`);
      }
    }
  }

  private checkCategory(file: string, text: string): void {
    const {data, lineOf} = parseYamlText(text);
    const folder = path.posix.join(file, '../..');
    if (data.position !== undefined)
      this.checkUnique('position', file, String(data.position), lineOf('position'), folder);

    const [own, ofLink] = [Object.keys(data), Object.keys(data.link ?? {})];
    for (const [keys, known, place] of [
      [own, CATEGORY_KEYS, []],
      [ofLink, LINK_KEYS, ['link']],
    ] as const) {
      for (const key of keys.filter((each) => !known.includes(each))) {
        const fix = didYouMean(key, known) || ` Use one of: ${known.join(', ')}.`;
        this.report(file, lineOf(...place, key), `"${key}" is not a key of a category.${fix}`);
      }
    }
  }

  private checkQueries(file: string, text: string): void {
    const {rangeOfKey} = readPositions(text);
    for (const [index, {query, expected}] of (JSON.parse(text) as GoldenQuery[]).entries()) {
      const {line} = rangeOfKey([String(index), 'query']);
      for (const {path: address, anchor} of expected) {
        const page = this.byAddress.get(address);
        if (this.ambiguous.has(address)) continue;

        if (address.startsWith('/docs/') && !address.includes('/category/') && !page) {
          const fix = 'If the page was renamed, write its new URL.';
          this.report(file, line, `"${query}" expects ${address}, which is not a page. ${fix}`);
        } else if (page && anchor) {
          this.checkSection(file, line, `"${query}": ${address}#${anchor}`, page, anchor);
        }
      }
    }
  }
}

const QUERY_FILE = /^checks\/built\/[^/]+\.json$/;

/** The page that lists the guides. */
const GUIDES = 'docs/api/introduction.md';

const CATEGORY_FILE = /_category_\.json$/;

/** The keys that Docusaurus reads in such a file, and in its link. It ignores others silently. */
const CATEGORY_KEYS =
  'label description position collapsible collapsed className key link customProps'.split(' ');
const LINK_KEYS = ['type', 'slug', 'id', 'title', 'description', 'image', 'keywords'];

/** Files with queries of the relevance test, authors, tags and categories. */
export const DATA_FILE =
  /^checks\/built\/[^/]+\.json$|^blog\/(?:authors|tags)\.yml$|_category_\.json$/;

interface GoldenQuery {
  readonly query: string;
  readonly expected: readonly {readonly path: string; readonly anchor?: string}[];
}

/** Checks a set of files, by path relative to the root. */
export const checkPages = (files: Files, around: Surroundings = {}): readonly Problem[] =>
  new PageCheck(files, around).run();
