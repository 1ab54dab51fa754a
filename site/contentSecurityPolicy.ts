/** The Content-Security-Policy of every page. `static/_headers` has another for the response. */
import type {MathStylesheetLink} from './mathStylesheet';
import type {SearchSettings} from '@pricing4saas/search/settings';

export interface PolicyFacts {
  /** Hashes of inline scripts in policy syntax: `sha256-` and Base64. */
  readonly scriptHashes: readonly string[];
  /** Hashes of `<style>` elements in the same syntax. */
  readonly styleHashes: readonly string[];
  readonly search: SearchSettings;
  readonly mathStylesheet: MathStylesheetLink;
}

/** Hosts that Algolia's client requests: the nearest host first, then its fallbacks. */
const searchHosts = (search: SearchSettings): string[] =>
  search.mode === 'embedded'
    ? []
    : [
        `https://${search.appId}-dsn.algolia.net`,
        ...[1, 2, 3].map((number) => `https://${search.appId}-${number}.algolianet.com`),
      ];

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * Builds the policy of a page.
 *
 * - `default-src` is `'self'` because Firefox applies it to `<link rel="prefetch">`. Content types
 *   that the site does not use are forbidden individually.
 * - `style-src-attr` allows inline styles because KaTeX positions symbols with `style` attributes,
 *   which cannot load or run anything.
 * - `upgrade-insecure-requests` is omitted: the site requests nothing over http, and Safari would
 *   apply it to a preview on localhost.
 * - `base-uri` and `form-action` repeat the response header for hosts that cannot send headers.
 *   `frame-ancestors` works only in the header.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const {scriptHashes, styleHashes, search, mathStylesheet} = facts;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", mathStylesheet.href, ...quoted(styleHashes)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': [new URL('fonts/', mathStylesheet.href).href],
    'connect-src': ["'self'", ...searchHosts(search)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
