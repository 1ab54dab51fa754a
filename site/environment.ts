/** What the build takes from environment variables, checked before anything is built. */

/** Where the site is published when `SITE_URL` is not set. */
export const DEFAULT_SITE_URL = 'https://pricing4saas.vercel.app';

/** Environment variables as `process.env` hands them over. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Origin and base path under which the site is served. */
export interface SiteAddress {
  /** Origin without a trailing slash, for example `https://docs.example.org`. */
  readonly url: string;
  /** Base path with a slash at both ends. */
  readonly baseUrl: string;
}

function readSiteUrl(value: string): string {
  const fix = `Set it to an origin such as ${DEFAULT_SITE_URL}, or leave it unset.`;
  let parsed: URL;
  try {
    parsed = new URL(value);
  } catch {
    throw new Error(`SITE_URL: "${value}" is not a URL. ${fix}`);
  }
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') {
    throw new Error(`SITE_URL: "${value}" is neither http nor https. ${fix}`);
  }
  if (parsed.username || parsed.password || parsed.search || parsed.hash) {
    throw new Error(`SITE_URL: "${value}" must have no user, query or fragment. ${fix}`);
  }
  if (parsed.pathname !== '/') {
    throw new Error(
      `SITE_URL: "${value}" has the path "${parsed.pathname}". Put the path into BASE_URL and keep ` +
        'only the origin in SITE_URL.',
    );
  }
  return parsed.origin;
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
export function readSiteAddress(environment: Environment): SiteAddress {
  return {
    url: readSiteUrl(environment.SITE_URL ?? DEFAULT_SITE_URL),
    baseUrl: readBaseUrl(environment.BASE_URL ?? '/'),
  };
}

/** Oldest Node.js release line that the toolchain supports, as `engines` in package.json says. */
export const MINIMUM_NODE: readonly [major: number, minor: number] = [20, 19];

/**
 * Refuses a Node.js release that the toolchain does not support.
 *
 * @param version for example `v20.19.1`
 * @throws Error naming the found and the needed release
 */
export function assertNodeVersion(version: string): void {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [needMajor, needMinor] = MINIMUM_NODE;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    throw new Error(
      `Node.js ${version} is too old: this site needs ${needMajor}.${needMinor} or newer. ` +
        'Install it (for example with "nvm install", which reads .nvmrc) and run the command again.',
    );
  }
}
