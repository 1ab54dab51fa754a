/** Verifies that the configurations of all hosts set the same headers. */
import {readText} from '../../lib/root';
import {SKILLS_FOLDER, skillPath} from '../../site/agentSkills';
import {INDEX_FOLDER, SHARDS_FOLDER} from '@pricing4saas/search/settings';
import {REVALIDATE, headersFor, parseHeaders, type Headers} from './headers';

const rules = parseHeaders(readText('static/_headers'));

/** On Vercel, the last matching rule overrides the others. */
function vercelHeaders(pathname: string): Headers {
  const {headers} = JSON.parse(readText('vercel.json')) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  const matching = headers.filter(({source}) => new RegExp(`^${source}$`).test(pathname));
  const pairs = matching.flatMap((rule) => rule.headers.map(({key, value}) => [key, value]));
  return {'Cache-Control': REVALIDATE, ...Object.fromEntries(pairs)};
}

function nginxHeaders(pathname: string): Headers {
  const text = readText('deploy/nginx.conf');
  const variables = new Map<string, string>();
  for (const [, name, block] of text.matchAll(/map \$uri (\$\w+) \{\n([\s\S]*?)\n\}/g)) {
    const lines = [...block!.matchAll(/^ +(default|"~(.*?)") "(.*)";$/gm)];
    const isMatch = ([, , pattern]: RegExpMatchArray) => pattern && RegExp(pattern).test(pathname);
    variables.set(name!, (lines.find(isMatch) ?? lines[0])![3]!);
  }
  const headers = text.matchAll(/^ {4}add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm);
  const pairs = [...headers].map(([, name, value, variable]) => [
    name,
    value ?? variables.get(variable!),
  ]);
  // From the file extension.
  const type = /^ +(\S+) md;$/m.exec(text)![1]!;
  const markdown = pathname.endsWith('.md') ? {'Content-Type': `${type}; charset=utf-8`} : {};
  return {...Object.fromEntries(pairs.filter(([, value]) => value !== '')), ...markdown} as Headers;
}

const PAGE = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const SCRIPT = `${PAGE}, default-src 'none'; script-src 'self'; connect-src 'self'`;
const IMMUTABLE = 'public, max-age=31536000, immutable';

it.each([
  ['/', PAGE, REVALIDATE],
  ['/docs/assets/js/page', PAGE, REVALIDATE],
  ['/assets/js/main.0a1b2c3d.js', SCRIPT, IMMUTABLE],
  ['/assets/css/styles.0a1b2c3d.css', PAGE, IMMUTABLE],
  ['/docs/2.0.1/docs/Introduction.md', PAGE, REVALIDATE, 'noindex'],
  ['/index.md', PAGE, REVALIDATE, 'noindex'],
  ['/llms-full.txt', PAGE, REVALIDATE, 'noindex'],
  ['/docs/2.0.0/llms-full.txt', PAGE, REVALIDATE, 'noindex'],
  ['/llms.txt', PAGE, REVALIDATE],
  ['/.well-known/security.txt', PAGE, REVALIDATE],
  [`/${SKILLS_FOLDER}/index.json`, PAGE, REVALIDATE],
  [`/${skillPath('name')}`, PAGE, REVALIDATE, 'noindex'],
  [`/${INDEX_FOLDER}/manifest.json`, PAGE, REVALIDATE],
  [`/${INDEX_FOLDER}/${SHARDS_FOLDER}/docs-default-2.0.0.01234567.json`, PAGE, IMMUTABLE],
])(
  'the headers of every host are the same for %s',
  (pathname, policy, cacheControl, robots?: string) => {
    const headers = headersFor(rules, pathname);
    expect(headers).toMatchObject({
      'Content-Security-Policy': policy,
      'Cache-Control': cacheControl,
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=(), '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    expect(headers['X-Robots-Tag']).toBe(robots);
    expect(vercelHeaders(pathname), 'vercel.json').toEqual(headers);
    expect(nginxHeaders(pathname), 'deploy/nginx.conf').toEqual(headers);
  },
);

it('programs on other origins can read the skills, and nothing else', () => {
  const originOf = (path: string) => headersFor(rules, path)['Access-Control-Allow-Origin'];
  for (const path of [`/${SKILLS_FOLDER}/index.json`, `/${skillPath('name')}`])
    expect(originOf(path), path).toBe('*');

  for (const path of ['/', '/index.md', '/.well-known/security.txt'])
    expect(originOf(path), path).toBeUndefined();
});

it('parseHeaders reports the line of a syntax error', () => {
  expect(() => parseHeaders('# x\n/*\n  A: b\nnonsense\n')).toThrow('_headers:4');
});
