/** A small static host for the built site, for previews and for the browser tests. */
import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {REVALIDATE} from '../../site/headers';
import {HEADERS_FILE, headersFor, parseHeaders} from '../postbuild/headersFile';
import {contentType, isCompressible, resolveRequest} from './resolve';

/** What a server needs to know. */
export interface ServeOptions {
  /** Absolute path of the built site. */
  readonly root: string;
  /** Base path of the site, with a slash at both ends. */
  readonly baseUrl: string;
}

const COMPRESS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 4}}),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Compressed files by name, encoding and time of their last change. */
const cache = new Map<string, Promise<Buffer>>();

/** A file, compressed. Each page asks for the same scripts, so the work is done once. */
function compressed(file: string, encoding: keyof typeof COMPRESS): Promise<Buffer> {
  const key = `${file} ${encoding} ${statSync(file).mtimeMs}`;
  const known = cache.get(key) ?? readFile(file).then(COMPRESS[encoding]);
  cache.set(key, known);
  return known;
}

/**
 * Makes a server that behaves as static hosts do: clean URLs, `404.html` with status 404, gzip or
 * Brotli, and the headers that the build wrote into `_headers`. It listens to nothing yet.
 *
 * @throws Error when the folder holds no built and sealed site
 */
export function createStaticServer({root, baseUrl}: ServeOptions): Server {
  const headersFile = path.join(root, HEADERS_FILE);
  if (!existsSync(path.join(root, 'index.html')) || !existsSync(headersFile)) {
    throw new Error(`${root} holds no built site with its headers. Run "npm run build" first.`);
  }
  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  return createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {status, file, location} = resolveRequest(root, baseUrl, pathname);
    const headers = headersFor(rules, pathname);
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
      // A missing file may exist after the next deployment.
      ...(status === 404 ? {'Cache-Control': REVALIDATE} : {}),
      Vary: 'Accept-Encoding',
      ...(encoding ? {'Content-Encoding': encoding} : {'Content-Length': statSync(file).size}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    // A reader who leaves before the file is sent is no error.
    if (encoding === undefined) {
      pipeline(createReadStream(file), response).catch(() => response.destroy());
      return;
    }
    compressed(file, encoding).then(
      (body) => response.end(body),
      () => response.destroy(),
    );
  });
}
