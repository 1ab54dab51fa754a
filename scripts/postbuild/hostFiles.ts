/** Files with the headers of a build that hosts want in the repository. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {searchHosts} from '../../site/contentSecurityPolicy';
import type {Headers} from '../../site/headers';
import type {SearchSettings} from '../../site/search';
import {HEADERS_FILE, parseHeaders} from './headersFile';
import {nginxConfiguration} from './nginx';
import {vercelConfiguration} from './vercel';

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

/**
 * Committed files that say something else than a build needs.
 *
 * @param deployed the search of the site that is deployed, where the tests build another one: the
 *   files may name its hosts
 */
export function staleFiles(
  root: string,
  outDir: string,
  baseUrl: string,
  deployed?: SearchSettings,
): string[] {
  const hosts = deployed ? searchHosts(deployed).map((host) => ` ${host}`) : [];
  const withoutHosts = (text: string) =>
    hosts.reduce((rest, host) => rest.replaceAll(host, ''), text);
  return hostFiles(outDir, baseUrl)
    .filter(({file, text}) => {
      const committed = read(path.join(root, file));
      return committed !== text && (committed === undefined || withoutHosts(committed) !== text);
    })
    .map(({file}) => file);
}
