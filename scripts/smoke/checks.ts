/** What a deployed site must do, seen from outside. */
import {load} from 'cheerio';
import type {SearchManifest} from '../../src/search/engine/types';
import {canonicalPath} from '../../site/canonical';
import {FIXED_HEADERS, IMMUTABLE, cacheControl} from '../../site/headers';
import {LICENSES_FILE} from '../../site/licenses';
import type {Redirect} from '../../site/redirects';
import {INDEX_FOLDER, INDEX_FORMAT} from '../../site/search';
import {SECURITY_TXT_FILE} from '../../site/securityTxt';
import {readInlineCode} from '../postbuild/page';
import {forEach, type Answer, type Ask} from './http';

/** What to expect of the site. */
export interface Expectations {
  /** Address of the deployment, with a slash at its end. */
  readonly site: string;
  /** Address that canonical links name, with a slash at its end; not that of a preview. */
  readonly canonicalSite: string;
  /** Addresses below the base path, with a slash in front. */
  readonly routes: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Whether the host sends the headers of the build; GitHub Pages cannot. */
  readonly sendsHeaders: boolean;
  /** Whether the site searches its own index. */
  readonly hasEmbeddedSearch: boolean;
  readonly ask: Ask;
  readonly now: Date;
}

/** Something that does not hold. */
export interface Finding {
  /** Name of the check. */
  readonly check: string;
  /** Address below the base path. */
  readonly path: string;
  readonly message: string;
}

type Check = (expectations: Expectations) => Promise<Finding[]>;

const addressOf = ({site}: Expectations, path: string): string => site + path.slice(1);

/** Follows a redirect that only adds or removes the slash at the end, which hosts do differently. */
async function askForPage(expectations: Expectations, path: string): Promise<Answer> {
  const address = addressOf(expectations, path);
  const answer = await expectations.ask(address);
  const location = answer.headers.get('location');
  if (answer.status < 300 || answer.status >= 400 || location === null) {
    return answer;
  }
  const target = new URL(location, address).href;
  return target.replace(/\/$/, '') === address.replace(/\/$/, '')
    ? expectations.ask(target)
    : answer;
}

/** Asks for a text that must be there. */
async function askForFile(
  expectations: Expectations,
  check: string,
  path: string,
  judge: (answer: Answer) => readonly string[] | Promise<readonly string[]>,
): Promise<Finding[]> {
  const answer = await expectations.ask(addressOf(expectations, path));
  const messages =
    answer.status === 200 ? await judge(answer) : [`answered with ${answer.status}, expected 200.`];
  return messages.map((message) => ({check, path, message}));
}

/** The sources of a directive of a policy. */
function sourcesOf(policy: string, directive: string): readonly string[] {
  const found = policy.split(';').find((each) => each.trim().split(' ')[0] === directive);
  return found?.trim().split(' ').slice(1) ?? [];
}

/** Inline scripts of a page that its policies, in the page and in the header, would refuse. */
function policyMessages(answer: Answer, sendsHeaders: boolean): string[] {
  const inPage = load(answer.text)('meta[http-equiv="Content-Security-Policy"]').attr('content');
  const inHeader = answer.headers.get('content-security-policy');
  const messages: string[] = [];
  if (inPage === undefined) {
    messages.push('has no Content-Security-Policy in its head. Deploy what "npm run build" wrote.');
  }
  const policies = [
    ['the page', inPage],
    ['the header', sendsHeaders ? inHeader : undefined],
  ] as const;
  for (const [place, policy] of policies) {
    const allowed = sourcesOf(policy ?? '', 'script-src');
    const refused = readInlineCode(answer.text).scriptHashes.filter(
      (hash) => !allowed.includes(`'${hash}'`),
    );
    if (policy && refused.length > 0) {
      messages.push(
        `the policy in ${place} refuses ${refused.length} inline script(s). Is it of another build? ` +
          'Run "npm run build && npm run headers" and deploy both.',
      );
    }
  }
  return messages;
}

const checkRoutes: Check = (expectations) =>
  forEach(expectations.routes, async (path) => {
    const answer = await askForPage(expectations, path);
    if (answer.status !== 200) {
      const message = `answered with ${answer.status}, expected 200.`;
      return [{check: 'routes', path, message}];
    }
    const page = load(answer.text);
    const messages = policyMessages(answer, expectations.sendsHeaders);
    const title = page('head > title').text();
    if (!/\S \| \S/.test(title)) {
      messages.push(`title is "${title}", expected "page | site".`);
    }
    const expected = expectations.canonicalSite + canonicalPath(path).slice(1);
    const canonical = page('link[rel="canonical"]').attr('href');
    if (canonical !== expected) {
      messages.push(
        `canonical address is ${canonical ?? 'missing'}, expected ${expected}. Was the site built ` +
          'with this SITE_URL and BASE_URL?',
      );
    }
    return messages.map((message) => ({check: 'routes', path, message}));
  });

const checkRedirects: Check = (expectations) =>
  forEach(expectations.redirects, async ({from, to}) => {
    const answer = await askForPage(expectations, from);
    const refresh = load(answer.text)('meta[http-equiv="refresh"]').attr('content');
    const target = answer.headers.get('location') ?? /url=(.*)$/.exec(refresh ?? '')?.[1];
    const expected = addressOf(expectations, to);
    if (target !== undefined && new URL(target, expectations.site).href === expected) {
      return [];
    }
    const found = target === undefined ? `status ${answer.status}` : target;
    return [{check: 'redirects', path: from, message: `leads to ${found}, expected ${to}.`}];
  });

/** The text of a policy without its hashes, which differ from build to build. */
function withoutHashes(policy: string): string {
  return policy.replace(/ 'sha256-[^']*'/g, '');
}

/** Directives without which a policy is not ours. */
const POLICY_START = "default-src 'none'; script-src 'self'";

function headerMessages(answer: Answer, path: string): string[] {
  const messages: string[] = [];
  for (const [name, expected] of Object.entries({
    ...FIXED_HEADERS,
    'Cache-Control': cacheControl(path),
  })) {
    const found = answer.headers.get(name);
    if (found !== expected) {
      messages.push(`${name} is ${found ?? 'missing'}, expected "${expected}".`);
    }
  }
  const policy = withoutHashes(answer.headers.get('content-security-policy') ?? '');
  const isWhole =
    policy.startsWith(`${POLICY_START};`) && policy.includes("frame-ancestors 'none'");
  if (!isWhole) {
    messages.push(
      `Content-Security-Policy is ${policy || 'missing'}, expected "${POLICY_START}" with hashes, ` +
        "and frame-ancestors 'none'.",
    );
  }
  return messages;
}

const checkHeaders: Check = async (expectations) => {
  if (!expectations.sendsHeaders) {
    return [];
  }
  const home = await expectations.ask(addressOf(expectations, '/'));
  const asset = /(?:src|href)="?([^"\s>]*\/assets\/[^"\s>]+)/.exec(home.text)?.[1];
  const {pathname} = new URL(asset ?? expectations.site, expectations.site);
  const assetPath = pathname.slice(new URL(expectations.site).pathname.length - 1);
  const paths = ['/', ...expectations.routes.slice(-1), '/manifest.webmanifest', assetPath];
  return forEach(paths, async (path) => {
    const answer = await askForPage(expectations, path);
    return headerMessages(answer, path.slice(1)).map((message) => ({
      check: 'headers',
      path,
      message,
    }));
  });
};

const checkNotFound: Check = async (expectations) => {
  const path = '/no/such/page';
  const {status, text} = await expectations.ask(addressOf(expectations, path));
  const messages: string[] = [];
  if (status !== 404) {
    messages.push(`answered with ${status}, expected 404: search engines would keep the page.`);
  }
  if (!text.includes('Page Not Found')) {
    messages.push('does not show 404.html of the build.');
  }
  return messages.map((message) => ({check: 'not found', path, message}));
};

const checkSearch: Check = async (expectations) => {
  if (!expectations.hasEmbeddedSearch) {
    return [];
  }
  const folder = `/${INDEX_FOLDER}`;
  let files: string[] = [];
  const findings = await askForFile(expectations, 'search', `${folder}/manifest.json`, (answer) => {
    let manifest: Partial<SearchManifest>;
    try {
      manifest = JSON.parse(answer.text) as Partial<SearchManifest>;
    } catch {
      return ['is no JSON.'];
    }
    files = (manifest.shards ?? []).flatMap(({index, texts}) => [index, texts]);
    return [
      ...(manifest.format === INDEX_FORMAT
        ? []
        : [`has format ${manifest.format}, expected ${INDEX_FORMAT}.`]),
      ...(files.length > 0 ? [] : ['names no shard.']),
    ];
  });
  const ofShards = await forEach(files, (file) =>
    askForFile(expectations, 'search', `${folder}/${file}`, ({headers, text}) => {
      const messages = /^\s*[{[]/.test(text) ? [] : ['is no JSON.'];
      const found = headers.get('cache-control');
      if (expectations.sendsHeaders && found !== IMMUTABLE) {
        messages.push(`Cache-Control is ${found ?? 'missing'}, expected "${IMMUTABLE}".`);
      }
      return messages;
    }),
  );
  return [...findings, ...ofShards];
};

const checkFiles: Check = async (expectations) => {
  const {canonicalSite, now} = expectations;
  const sitemap = await askForFile(expectations, 'sitemap', '/sitemap.xml', ({text}) => {
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
    const foreign = addresses.filter((address) => !address.startsWith(canonicalSite));
    return [
      ...(addresses.length > 0 ? [] : ['lists no address.']),
      ...foreign.slice(0, 1).map((address) => `lists ${address}, not below ${canonicalSite}`),
    ];
  });
  const robots = await askForFile(expectations, 'robots', '/robots.txt', ({text}) => {
    const line = `Sitemap: ${canonicalSite}sitemap.xml`;
    return [
      ...(text.includes(line) ? [] : [`does not say "${line}".`]),
      ...(/^Disallow: \S/m.test(text) ? ['forbids pages to search engines.'] : []),
    ];
  });
  const security = await askForFile(
    expectations,
    'security.txt',
    `/${SECURITY_TXT_FILE}`,
    ({text}) => {
      const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? 0);
      return [
        ...(/^Contact: https:/m.test(text) ? [] : ['names no contact.']),
        ...(expires > now ? [] : ['has expired. Build and deploy the site again.']),
      ];
    },
  );
  const licences = await askForFile(expectations, 'licences', `/${LICENSES_FILE}`, ({text}) =>
    text.includes('\nreact ') ? [] : ['does not list react.'],
  );
  return [...sitemap, ...robots, ...security, ...licences];
};

/**
 * Checks a deployed site.
 *
 * @returns what does not hold, in the order of the checks
 * @throws Error when the host cannot be reached
 */
export async function checkSite(expectations: Expectations): Promise<Finding[]> {
  const checks = [
    checkRoutes,
    checkRedirects,
    checkHeaders,
    checkNotFound,
    checkSearch,
    checkFiles,
  ];
  const findings: Finding[] = [];
  for (const check of checks) {
    findings.push(...(await check(expectations)));
  }
  return findings;
}
