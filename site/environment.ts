/** Environment variables of the build, validated before the build starts. */

/** Used if `SITE_URL` is not set. */
export const DEFAULT_SITE_URL = 'https://pricing4saas.vercel.app';

/** Environment variables in the shape of `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Origin and base path of the site. */
export interface SiteAddress {
  /** Origin without a trailing slash, for example `https://docs.example.org`. */
  readonly url: string;
  /** Base path with a slash at both ends. */
  readonly baseUrl: string;
}

function readSiteUrl(value: string): string {
  const origin = URL.canParse(value) ? new URL(value).origin : '';
  if (!/^https?:/.test(origin) || new URL(value).href !== `${origin}/`) {
    throw new Error(
      `SITE_URL: "${value}" is not an origin. Set it to one such as ${DEFAULT_SITE_URL}, without user, ` +
        'query and fragment, or leave it unset. A path belongs in BASE_URL.',
    );
  }
  return origin;
}

function readBaseUrl(value: string): string {
  if (!/^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(value)) {
    throw new Error(
      `BASE_URL: "${value}" is not a base path. Expected "/" or segments between slashes, for ` +
        'example "/docs-site/" (letters, digits, ".", "_", "~" and "-").',
    );
  }
  return value;
}

/**
 * Reads `SITE_URL` and `BASE_URL`.
 *
 * @throws Error with the variable, its value and the fix, if a variable is malformed
 */
export const readSiteAddress = (environment: Environment): SiteAddress => ({
  // A workflow without the setting sets it to an empty string.
  url: readSiteUrl(environment.SITE_URL || DEFAULT_SITE_URL),
  baseUrl: readBaseUrl(environment.BASE_URL ?? '/'),
});

/** Oldest supported Node.js release line; the same as `engines` in package.json. */
const MINIMUM_NODE = '20.19';

/**
 * Rejects unsupported Node.js releases.
 *
 * @param version for example `v20.19.1`
 * @throws Error with the found and the required release
 */
export function assertNodeVersion(version: string): void {
  if (version.localeCompare(`v${MINIMUM_NODE}`, 'en', {numeric: true}) < 0) {
    throw new Error(
      `Node.js ${version} is too old: this site needs ${MINIMUM_NODE} or newer. ` +
        'Install it (for example with "nvm install", which reads .nvmrc) and run the command again.',
    );
  }
}
