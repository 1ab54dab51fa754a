/** A static host for the built site, for previews and for the browser tests. */
import {createReadStream, existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {HEADERS_FILE, REVALIDATE, headersFor, parseHeaders} from './headers';

/** Options of a server. */
export interface ServeOptions {
  /** Absolute path of the built site. */
  readonly root: string;
  /** Base path of the site, with leading and trailing slash. */
  readonly baseUrl: string;
}

/**
 * Creates a server, which does not listen yet, with the behavior of static hosts: clean URLs,
 * `404.html` with status 404, gzip or Brotli, and the headers of the build's `_headers`.
 *
 * @throws Error if the folder does not contain a built site
 */
export function createStaticServer({root, baseUrl}: ServeOptions): Server {
  const headersFile = path.join(root, HEADERS_FILE);
  if (!existsSync(path.join(root, 'index.html')) || !existsSync(headersFile)) {
    throw new Error(`${root} does not contain a built site. Run "npm run build" first.`);
  }
  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  const compress = compression() as unknown as ReturnType<typeof sirv>;
  // With "dev", sirv reads files for each request, so it also serves later builds. Without extensions, it does not
  // serve `index.html` at `/index`.
  const files = sirv(root, {dev: true, extensions: []});
  return createServer((request, response) => {
    const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/')!;
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) {
      response.setHeader(name, value);
    }
    // Browsers read "//" and "/\" at the start of a location as another host.
    const merged = pathname.replace(/[/\\]{2,}/g, '/');
    const isHome = merged === baseUrl || `${merged}/` === baseUrl;
    const location = isHome ? baseUrl : merged.replace(/(?!^)\/$/, '');
    if (location !== pathname && location.startsWith('/')) {
      response.writeHead(301, {Location: location + search}).end();
      return;
    }
    compress(request, response, () => {
      const sendNotFound = (): void => {
        response.writeHead(404, {
          'Content-Type': 'text/html; charset=utf-8',
          // The next deployment may contain the file.
          'Cache-Control': REVALIDATE,
        });
        createReadStream(path.join(root, '404.html')).pipe(response);
      };
      if (!pathname.startsWith(baseUrl) || pathname === baseUrl + HEADERS_FILE) {
        sendNotFound();
        return;
      }
      const file = pathname.slice(baseUrl.length - 1);
      request.url = `${file.replace(/\/$/, '')}/index.html`;
      files(request, response, () => {
        request.url = file;
        files(request, response, sendNotFound);
      });
    });
  });
}
