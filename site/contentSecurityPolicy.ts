/** The Content-Security-Policy in every page. `static/_headers` has the one in the response header. */
import type {MathStylesheetLink} from './mathStylesheet';
import type {SearchSettings} from './search';

/** What a policy depends on. */
export interface PolicyFacts {
  /** Hashes of inline scripts as the policy names them: `sha256-` and Base64. */
  readonly scriptHashes: readonly string[];
  /** The same for `<style>` elements. */
  readonly styleHashes: readonly string[];
  readonly search: SearchSettings;
  readonly mathStylesheet: MathStylesheetLink;
}

/** Hosts that Algolia's client requests: the nearest one first, then the ones it falls back to. */
function searchHosts(search: SearchSettings): string[] {
  return search.mode === 'embedded'
    ? []
    : [
        `https://${search.appId}-dsn.algolia.net`,
        ...[1, 2, 3].map((number) => `https://${search.appId}-${number}.algolianet.com`),
      ];
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

/**
 * The policy of a page.
 *
 * `default-src` is the site itself because Firefox applies it to `<link rel="prefetch">`. Every kind
 * of content that the site does not use is forbidden by name.
 * `style-src-attr` allows inline styles because KaTeX sets the height and place of each symbol in
 * `style` attributes. An attribute cannot load or run anything.
 * `upgrade-insecure-requests` is left out: the site requests nothing over http, and Safari would
 * apply it to a preview on localhost.
 * `base-uri` and `form-action` are in the response header as well. They are repeated for hosts that
 * cannot send headers; `frame-ancestors` works in the header only.
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
