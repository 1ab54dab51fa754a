/** Checks what the Markdown files, their front matter and their links say about each other. Needs no build. */
import path from 'node:path';
import {unescape} from 'node:querystring';
import {readPositions} from '@pricing4saas/pricing2yaml/places/positions';
import {didYouMean, nearest} from '../../lib/nearest.mjs';
import type {Problem} from '../../markdown/fences';
import {
  frontMatterProblems,
  isPage,
  questionProblems,
  type FrontMatter,
} from '../../plugins/front-matter/validate';
import {addressOfFile} from '../../site/documents';
import {readSiteAddress} from '../../site/environment';
import {SIDEBAR_LABELS} from '../../site/navbar';
import {questionsIn} from '../../site/questions';
import {frontMatterOf} from '../../site/yaml';
import {CONFLICT} from '../markdown/prose.mjs';
import {addressProblem} from './addresses';
import {
  findUnendedFences,
  parseYamlText,
  readPage,
  resolveFile,
  syntaxProblem,
  type Page,
} from './page';
import {authorProblems, listProblems, postProblems} from './posts';
import {tabProblems} from './tabs';

/** Texts of files by path, relative to the root. */
type Files = ReadonlyMap<string, string>;

/** What else `checkPages` knows about the repository. */
export interface Surroundings {
  /** Addresses of static files. */
  readonly assets?: readonly string[];
  /** Earlier texts of changed and removed files; empty for new files. */
  readonly before?: Files;
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
    }
    this.checkDrafts();
    this.checkPartials();
    const isChanged = (file: string) => this.around.before?.has(file) ?? false;
    const tabs = [...this.pages.values()].flatMap((page) => page.tabs);
    this.problems.push(...tabProblems(tabs, isChanged));
    this.checkBlog();
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

      const pair = [part, first[index]!];
      const {file, id} =
        pair.find((each) => this.around.before?.has(each.file)) ??
        // A page is easier to change than a partial of several pages.
        pair.find((each) => each.file === page.file) ??
        part;
      const other = pair.find((each) => each.file !== file) ?? part;
      const lines = this.files.get(file)!.split('\n');
      const [heading] = this.pages.get(file)!.headings.find(([, own]) => own === id) ?? [id];
      const isHeading = (text: string) => text.startsWith('#') && text.includes(heading);
      const line = lines.findLastIndex((text) => text.includes(`{#${id}}`) || isHeading(text)) + 1;
      const fix = 'Write another {#id} after this heading.';
      this.report(file, line || 1, `#${id} is an id in ${other.file} too. ${fix}`);
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
      // The same text for all, so that a lost section has one message.
      this.checkSection(file, line, `All questions of "${id}"`, page, id);
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
        const isNear = found && page.file.split('/')[0] === found.file.split('/')[0];
        const place = isNear ? path.posix.relative(path.posix.dirname(file), found.file) : local;
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

  private checkBlog(): void {
    const pages = [...this.byAddress.values()];
    const posts = pages.filter(({file}) => file.startsWith('blog/'));
    this.problems.push(...posts.flatMap((post) => postProblems(post, this.files.get(post.file)!)));
    for (const key of ['authors', 'tags'] as const) {
      const list = `blog/${key}.yml`;
      const text = this.files.get(list) ?? '';
      if (!this.hasProblem(list)) this.problems.push(...listProblems(key, text, posts));
    }
    const targets = {pages: this.byAddress, assets: this.around.assets ?? []};
    this.problems.push(...authorProblems(this.files.get('blog/authors.yml') ?? '', targets));
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
