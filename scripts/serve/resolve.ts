/** How a static host answers a request: which file, with which status and headers. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {HEADERS_FILE} from '../postbuild/headersFile';

/** Answer to a request, before its content is read. */
export interface Resolution {
  readonly status: 200 | 301 | 404;
  /** Absolute path of the file to send; absent for a redirect. */
  readonly file?: string;
  /** Target of a redirect. */
  readonly location?: string;
}

function fileAt(candidate: string): boolean {
  return existsSync(candidate) && statSync(candidate).isFile();
}

/**
 * Finds the file for an address with clean URLs: `/docs` is `docs/index.html`, and `/docs/` leads
 * there. Anything unknown is `404.html` with status 404.
 *
 * @param root absolute path of the built site
 * @param baseUrl base path of the site, with a slash at both ends
 * @param pathname path of the request, still percent-encoded
 */
export function resolveRequest(root: string, baseUrl: string, pathname: string): Resolution {
  const notFound: Resolution = {status: 404, file: path.join(root, '404.html')};
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return notFound;
  }
  if (`${decoded}/` === baseUrl) {
    return {status: 301, location: baseUrl};
  }
  if (!decoded.startsWith(baseUrl)) {
    return notFound;
  }
  const relative = decoded.slice(baseUrl.length);
  const absolute = path.join(root, relative);
  if (absolute !== root && !absolute.startsWith(root + path.sep)) {
    return notFound;
  }
  // Hosts read this file and do not show it.
  if (relative === HEADERS_FILE) {
    return notFound;
  }
  if (relative !== '' && relative.endsWith('/')) {
    return {status: 301, location: baseUrl + relative.replace(/\/+$/, '')};
  }
  const candidate = [absolute, path.join(absolute, 'index.html'), `${absolute}.html`].find(fileAt);
  return candidate === undefined ? notFound : {status: 200, file: candidate};
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.xsl': 'text/xsl; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
};

/** Content type of a file, by its ending. */
export function contentType(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/** Whether compressing a file of this type saves anything. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|yaml|javascript|svg/.test(type);
}
