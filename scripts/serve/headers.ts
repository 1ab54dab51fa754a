/** Applies the `_headers` file of a build like Netlify and Cloudflare Pages. */

/** Name of the file in the build folder. */
export const HEADERS_FILE = '_headers';

/** Default `Cache-Control` of these hosts and of Vercel. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

export type Headers = Readonly<Record<string, string>>;

/** Headers for the paths that a pattern matches. */
export interface HeaderRule {
  /** Path from the root of the host. A `*` matches anything, including slashes. */
  readonly path: string;
  readonly headers: Headers;
}

/**
 * Parses the text of the file.
 *
 * @throws Error with the line of a syntax error
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({path: line, headers: {}});
    else if (name && value && rules.length > 0) rules.at(-1)!.headers[name] = value;
    else if (line !== '' && !line.startsWith('#'))
      throw new Error(`${HEADERS_FILE}:${index + 1}: expected a path or "  Name: value": ${line}`);
  });
  return rules;
}

/**
 * Headers of a response. Values of one header from several rules are joined with a comma.
 *
 * @param pathname path of the request
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const found: Record<string, string> = {};
  for (const {path, headers} of rules) {
    const [start = '', end] = path.split('*');
    const matches =
      end === undefined
        ? pathname === path
        : pathname.length >= start.length + end.length &&
          pathname.startsWith(start) &&
          pathname.endsWith(end);
    for (const [name, value] of matches ? Object.entries(headers) : [])
      found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return {'Cache-Control': REVALIDATE, ...found};
}
