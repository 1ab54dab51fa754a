/** A small static host for the built site, for previews and for the browser tests. */
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {constants, createBrotliCompress, createGzip} from 'node:zlib';
import {cacheControl, contentType, isCompressible, resolveRequest} from './resolve.js';

/** What a server needs to know. */
export interface ServeOptions {
  /** Absolute path of the built site. */
  readonly root: string;
  /** Base path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Further headers for each answer, for example a Content-Security-Policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes a server that behaves as static hosts do: clean URLs, `404.html` with status 404, gzip or
 * Brotli, and cache headers. It listens to nothing yet.
 *
 * @throws Error when the folder holds no built site
 */
export function createStaticServer({root, baseUrl, headers = {}}: ServeOptions): Server {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`${root} holds no built site. Run "npm run build" first.`);
  }
  return createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {status, file, location} = resolveRequest(root, baseUrl, pathname);
    if (file === undefined) {
      response.writeHead(status, {...headers, Location: `${location}${search}`}).end();
      return;
    }
    const type = contentType(file);
    const accepts = request.headers['accept-encoding'] ?? '';
    const encoding = !isCompressible(type)
      ? undefined
      : /\bbr\b/.test(accepts)
        ? 'br'
        : /\bgzip\b/.test(accepts)
          ? 'gzip'
          : undefined;
    response.writeHead(status, {
      ...headers,
      'Content-Type': type,
      'Cache-Control': cacheControl(path.relative(root, file)),
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...(encoding ? {'Content-Encoding': encoding} : {'Content-Length': statSync(file).size}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const source = createReadStream(file);
    const compressor =
      encoding === 'br'
        ? createBrotliCompress({params: {[constants.BROTLI_PARAM_QUALITY]: 4}})
        : encoding === 'gzip'
          ? createGzip()
          : undefined;
    // A reader who leaves before the file is sent is no error.
    const done = compressor ? pipeline(source, compressor, response) : pipeline(source, response);
    done.catch(() => response.destroy());
  });
}
