/** A static host for the built site, for previews and for the browser tests. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {unescape} from 'node:querystring';
import compression from 'compression';
import express, {type ErrorRequestHandler} from 'express';
import {HEADERS_FILE, REVALIDATE, headersFor, parseHeaders} from './headers';

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
  if (!existsSync(path.join(root, 'index.html')) || !existsSync(headersFile))
    throw new Error(`${root} does not contain a built site. Run "npm run build" first.`);

  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  const files = express.static(root, {
    dotfiles: 'allow',
    redirect: false,
    setHeaders({req: {headers}}, _, {size}) {
      // The last bytes of a shorter file are all of it, which Express rejects unless another version is meant.
      const last = Number(/^bytes=-(\d+)$/.exec(headers.range ?? '')?.[1]);
      if (last > size) headers['if-range'] = '"other"';
    },
  });
  const site = express().disable('x-powered-by');
  // A response has no socket while the client waits for an earlier one. If the client leaves, it never opens a file.
  site.use((_, response, next) => {
    if (response.socket) next();
    else response.once('socket', () => next());
  });
  // A range contains bytes of the file, so it is not compressed.
  site.use(compression({filter: (_, res) => res.statusCode !== 206 && compression.filter(_, res)}));
  site.use((request, response, next) => {
    const [, pathname = '', search = ''] = /^([^?#]*)(.*)$/.exec(request.url)!;
    // Not as the client spelled it.
    const name = path.posix.normalize(unescape(pathname).replaceAll('\\', '/'));
    response.set(headersFor(rules, name));
    // Browsers read "//" and "/\" at the start of a location as another host.
    const merged = pathname.replace(/[/\\]{2,}/g, '/').replace(/(?!^)\/$/, '');
    const location = `${merged}/` === baseUrl ? baseUrl : merged;
    const file = pathname.slice(baseUrl.length - 1);
    if (location !== pathname && location.startsWith('/')) {
      response.set('Cache-Control', REVALIDATE).redirect(301, location + search);
    } else if (!pathname.startsWith(baseUrl) || name === baseUrl + HEADERS_FILE) {
      next();
    } else {
      request.url = file.replace(/\/?$/, '/');
      files(request, response, (error) => {
        request.url = file;
        return error ? next(error) : files(request, response, next);
      });
    }
  });
  site.use(({headers}, response) => {
    // The next deployment may contain the file. Until then, there is nothing that a condition can be about.
    Object.assign(headers, {'if-match': undefined, 'if-unmodified-since': undefined});
    response.status(404).set('Cache-Control', REVALIDATE).type('html');
    response.sendFile('404.html', {root, acceptRanges: false}, (error) => error && response.end());
  });
  site.use(((error, _, response, next) => {
    const headers = {'Cache-Control': REVALIDATE, ...error.headers};
    return response.headersSent ? next(error) : response.set(headers).sendStatus(error.status);
  }) satisfies ErrorRequestHandler);
  return createServer(site);
}
