/** Files with the headers of a build that hosts want in the repository. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Headers} from '../../site/headers.js';
import {HEADERS_FILE, parseHeaders} from './headersFile.js';
import {nginxConfiguration} from './nginx.js';
import {vercelConfiguration} from './vercel.js';

/** A file, with its path in the repository. */
export interface HostFile {
  readonly file: string;
  readonly text: string;
}

/**
 * The files for a sealed build.
 *
 * @param outDir absolute path of the build folder
 * @param baseUrl base path of the site, with a slash at both ends
 * @throws Error when the build is not sealed
 */
export function hostFiles(outDir: string, baseUrl: string): HostFile[] {
  let security: Headers | undefined;
  try {
    const rules = parseHeaders(readFileSync(path.join(outDir, HEADERS_FILE), 'utf8'));
    security = rules.find((rule) => rule.path === '/*')?.headers;
  } catch (error) {
    throw new Error(`${outDir} holds no sealed site. Run "npm run build" first.`, {cause: error});
  }
  if (security === undefined) {
    throw new Error(`${HEADERS_FILE}: has no rule for "/*". Run "npm run build" again.`);
  }
  return [
    {
      file: 'vercel.json',
      text: `${JSON.stringify(vercelConfiguration(security, baseUrl), null, 2)}\n`,
    },
    {file: 'deploy/nginx.conf', text: nginxConfiguration(security, baseUrl)},
  ];
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
  } catch {
    return undefined;
  }
}

/** The hosts that a build with Algolia adds to its policy (`site/contentSecurityPolicy.ts`). */
const ALGOLIA_HOSTS = / https:\/\/\w+-(?:dsn\.algolia\.net|\d\.algolianet\.com)/g;

/**
 * Committed files that say something else than a build needs.
 *
 * @param options.mayNameAlgolia whether the files may be those of a build with Algolia, which this
 *   one is not: the tests build without it, whatever is deployed
 */
export function staleFiles(
  root: string,
  outDir: string,
  baseUrl: string,
  {mayNameAlgolia = false} = {},
): string[] {
  const comparable = (text: string | undefined) =>
    mayNameAlgolia ? text?.replace(ALGOLIA_HOSTS, '') : text;
  return hostFiles(outDir, baseUrl)
    .filter(({file, text}) => comparable(read(path.join(root, file))) !== text)
    .map(({file}) => file);
}
