/** What the smoke check is asked to do. */
export interface SmokeArguments {
  /** Address of the deployment, with a slash at its end. */
  readonly site: string;
  readonly canonicalSite: string;
  readonly sendsHeaders: boolean;
  readonly isHosted: boolean;
}

const USAGE =
  'Usage: npm run smoke -- https://host/base/ [--canonical https://host/base/] [--no-headers] [--hosted]';

function readAddress(value: string | undefined): string {
  let url: URL;
  try {
    url = new URL(value ?? '');
  } catch {
    throw new Error(`"${value ?? ''}" is no address. ${USAGE}`);
  }
  if (!/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`"${value}" is no address of a site. ${USAGE}`);
  }
  return url.href.replace(/\/*$/, '/');
}

/**
 * Reads the command line.
 *
 * @param defaultCanonical address in canonical links when none is given
 * @throws Error with the usage
 */
export function readArguments(args: readonly string[], defaultCanonical: string): SmokeArguments {
  const rest = [...args];
  let canonicalSite = defaultCanonical;
  let sendsHeaders = true;
  let isHosted = false;
  let site: string | undefined;
  while (rest.length > 0) {
    const next = rest.shift()!;
    if (next === '--canonical') {
      canonicalSite = readAddress(rest.shift());
    } else if (next === '--no-headers') {
      sendsHeaders = false;
    } else if (next === '--hosted') {
      isHosted = true;
    } else if (next.startsWith('-') || site !== undefined) {
      throw new Error(`"${next}" is not expected. ${USAGE}`);
    } else {
      site = readAddress(next);
    }
  }
  if (site === undefined) {
    throw new Error(USAGE);
  }
  return {site, canonicalSite, sendsHeaders, isHosted};
}
