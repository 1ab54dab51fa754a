/** The `_headers` file, which Netlify and Cloudflare Pages read from the build folder. */
import {IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type Headers} from '../../site/headers';

/** Name of the file in the build folder. */
export const HEADERS_FILE = '_headers';

/** Headers for the paths that a pattern matches. */
export interface HeaderRule {
  /** Path from the root of the host; `*` at its end matches anything. */
  readonly path: string;
  readonly headers: Headers;
}

/** Longest line and most rules that Cloudflare Pages reads. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/**
 * Rules of a site. Where two rules match, both hosts join the values of a header that both set; so
 * no two rules that can match one path set the same header, and what is not immutable is left to the
 * hosts' own `Cache-Control`, which is the one we want.
 *
 * @param security headers of every answer
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function headerRules(security: Headers, baseUrl: string): HeaderRule[] {
  return [
    {path: '/*', headers: security},
    ...IMMUTABLE_FOLDERS.map((folder) => ({
      path: `${baseUrl}${folder}/*`,
      headers: {'Cache-Control': IMMUTABLE},
    })),
  ];
}

/**
 * Text of the file.
 *
 * @throws Error when a host would not read all of it
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `${HEADERS_FILE}: a line has ${long.length} characters; Cloudflare Pages reads ${LONGEST_LINE}. ` +
        `Have fewer different inline scripts, or put them into files: ${long.slice(0, 80)}…`,
    );
  }
  if (rules.length > MOST_RULES) {
    throw new Error(
      `${HEADERS_FILE}: ${rules.length} rules; Cloudflare Pages reads ${MOST_RULES}. Put files that ` +
        'never change into a folder of their own and name the folder in site/headers.ts.',
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Reads such a file.
 *
 * @throws Error naming the line that cannot be read
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  text.split('\n').forEach((line, index) => {
    const pair = /^\s+([\w-]+): (.+)$/.exec(line);
    if (line.startsWith('/')) {
      rules.push({path: line, headers: {}});
    } else if (pair && rules.length > 0) {
      rules.at(-1)!.headers[pair[1]!] = pair[2]!;
    } else if (line !== '') {
      throw new Error(`${HEADERS_FILE}:${index + 1}: expected a path or "  Name: value": ${line}`);
    }
  });
  return rules;
}

/**
 * Headers that a host sends with an answer, its own `Cache-Control` included.
 *
 * @param pathname path of the request
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const found: Record<string, string> = {};
  for (const {path, headers} of rules) {
    const matches = path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
    for (const [name, value] of matches ? Object.entries(headers) : []) {
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return {'Cache-Control': REVALIDATE, ...found};
}
