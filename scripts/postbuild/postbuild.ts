/**
 * The post-build step: styles, search, a Content-Security-Policy and tags for crawlers in every page, and
 * `security.txt`.
 */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brokenLinks, routeOf} from '../../checks/html/links';
import {modalStyle} from '../../plugins/upstream/docsearchStyle';
import {styleProblems, withInlineStyles} from '../../plugins/upstream/html';
import {contentSecurityPolicy, type PolicyFacts} from '../../site/contentSecurityPolicy';
import type {SiteAddress} from '../../site/environment';
import {SECURITY_TXT_FILE, securityTxt} from '../../site/securityTxt';
import {withCrawlerTags, withoutCrawlerTags} from './crawlerTags';
import {hashOf, readInlineCode, withPolicy, withSearch, withoutPolicy} from './page';

/** Options of the step. */
export interface PostbuildOptions extends Pick<PolicyFacts, 'search' | 'mathStylesheet'> {
  /** Absolute path of the build folder. */
  readonly outDir: string;
  readonly address: SiteAddress;
  /** HTML from `packages/search`; empty with hosted search. */
  readonly searchTemplate: string;
  /** Date of the last commit. */
  readonly lastCommit: Date;
}

/** Relative paths of all files in a folder, with forward slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Beginning of the path of the stylesheet of all pages. */
const STYLES = 'assets/css/styles.';

/**
 * Reads the styles of all pages. Their file stays in the build, because pages of an earlier deployment that a
 * cache still has can link it.
 *
 * @returns the styles, empty without a stylesheet, and a message if they do not work in pages
 */
function readStyles(outDir: string, files: readonly string[]) {
  const file = files.find((name) => name.startsWith(STYLES));
  const styles = file ? readFileSync(path.join(outDir, file), 'utf8') : '';
  const relative = /url\((?!["']?(data:|\/|#))[^)]*\)/.exec(styles);
  return {
    styles,
    problem: relative && `${file}: ${relative[0]} does not work in pages. Begin it with "/".`,
  };
}

const sorted = (hashes: Iterable<string>): string[] => [...new Set(hashes)].sort();

/**
 * Inserts the styles, the search, a Content-Security-Policy and the tags for crawlers into every page and
 * writes `security.txt`. It can run again on the same build.
 *
 * @returns the number of pages
 * @throws Error with the pages that contain a broken link or code that no policy can allow, and the fix
 */
export function postbuild(options: PostbuildOptions): number {
  const {outDir, address, lastCommit, search, searchTemplate, mathStylesheet} = options;
  const securityFile = path.join(outDir, SECURITY_TXT_FILE);
  mkdirSync(path.dirname(securityFile), {recursive: true});
  writeFileSync(securityFile, securityTxt(address.url + address.baseUrl, lastCommit));
  const files = filesIn(outDir);
  const existing = new Set(files);
  const problems = files
    .filter((file) => file.startsWith('assets/') && !/[.-][0-9a-f]{8,}\./.test(file))
    .map((file) => `${file}: its name has no hash, but browsers cache files of assets/ forever.`);
  const pages = files.filter((file) => file.endsWith('.html'));
  const modalStyleHash = hashOf(modalStyle());
  const {styles, problem} = readStyles(outDir, files);
  if (problem !== null) {
    problems.push(problem);
  }
  const links = new Map<string, readonly string[]>();
  for (const page of pages) {
    const file = path.join(outDir, page);
    const built = withoutCrawlerTags(withoutPolicy(readFileSync(file, 'utf8')));
    const html = withSearch(withInlineStyles(built, styles), searchTemplate);
    if (page === 'index.html') {
      problems.push(...styleProblems(page, html, styles));
    }
    const found = readInlineCode(html);
    links.set(routeOf(page), found.links);
    problems.push(...found.problems.map((problem) => `${page}: ${problem}`));
    const policy = contentSecurityPolicy({
      scriptHashes: sorted(found.scriptHashes),
      styleHashes: sorted([modalStyleHash, ...found.styleHashes]),
      search,
      mathStylesheet,
    });
    try {
      writeFileSync(
        file,
        withCrawlerTags(withPolicy(html, policy), page, address, (name) =>
          existing.has(name) ? readFileSync(path.join(outDir, name), 'utf8') : undefined,
        ),
      );
    } catch (error) {
      problems.push(`${page}: ${(error as Error).message}`);
    }
  }
  const hasFile = (file: string) => existing.has(file.slice(1));
  problems.push(...brokenLinks(links, {...address, pages: links, hasFile}));
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return pages.length;
}
