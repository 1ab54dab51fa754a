/** Seals a build: what a host needs to serve it safely, made from the pages as they are. */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {contentSecurityPolicy, type PolicyFacts} from '../../site/contentSecurityPolicy';
import type {SiteAddress} from '../../site/environment';
import {securityHeaders} from '../../site/headers';
import {SECURITY_TXT_FILE, securityTxt} from '../../site/securityTxt';
import {HEADERS_FILE, formatHeaders, headerRules} from './headersFile';
import {modalStyle} from './modalStyle';
import {hashOf, readInlineCode, withPolicy, withSharedRedirect, withoutPolicy} from './page';

/** What sealing depends on beside the pages. */
export interface SealOptions extends Pick<PolicyFacts, 'search' | 'mathStylesheet'> {
  /** Absolute path of the build folder. */
  readonly outDir: string;
  readonly address: SiteAddress;
  /** Date of the last commit. */
  readonly lastCommit: Date;
}

/** What has been sealed. */
export interface SealReport {
  readonly pages: number;
  /** Different inline scripts over all pages. */
  readonly scripts: number;
}

/** Files in a folder, with forward slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const sorted = (hashes: Iterable<string>): string[] => [...new Set(hashes)].sort();

/**
 * Puts a Content-Security-Policy into every page, and writes `_headers` and `security.txt`. A build
 * that is sealed already may be sealed again.
 *
 * @throws Error naming each page that no policy can allow, with the mend
 */
export function sealBuild(options: SealOptions): SealReport {
  const {outDir, address, lastCommit, search, mathStylesheet} = options;
  const files = filesIn(outDir);
  const problems = files
    .filter((file) => file.startsWith('assets/') && !/[.-][0-9a-f]{8,}\./.test(file))
    .map((file) => `${file}: has no hash in its name, but hosts keep files of assets/ for ever.`);
  const site = {search, mathStylesheet};
  const scripts = new Set<string>();
  const drawn = hashOf(modalStyle());
  const styles = new Set([drawn]);
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = withSharedRedirect(withoutPolicy(readFileSync(file, 'utf8')));
    const {scriptHashes, styleHashes, ...found} = readInlineCode(html);
    problems.push(...found.problems.map((problem) => `${page}: ${problem}`));
    scriptHashes.forEach((hash) => scripts.add(hash));
    styleHashes.forEach((hash) => styles.add(hash));
    const own = {scriptHashes: sorted(scriptHashes), styleHashes: sorted([drawn, ...styleHashes])};
    const policy = contentSecurityPolicy({...own, ...site}, 'meta');
    try {
      writeFileSync(file, withPolicy(html, policy));
    } catch (error) {
      problems.push(`${page}: ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const all = {scriptHashes: sorted(scripts), styleHashes: sorted(styles)};
  const policy = contentSecurityPolicy({...all, ...site}, 'header');
  const rules = headerRules(securityHeaders(policy), address.baseUrl);
  writeFileSync(path.join(outDir, HEADERS_FILE), formatHeaders(rules));
  const securityFile = path.join(outDir, SECURITY_TXT_FILE);
  mkdirSync(path.dirname(securityFile), {recursive: true});
  writeFileSync(securityFile, securityTxt(address.url + address.baseUrl, lastCommit));
  return {pages: pages.length, scripts: scripts.size};
}
