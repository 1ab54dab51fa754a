/**
 * Checks a deployed site from outside: every route, redirects, headers, the
 * not-found page, the search index, sitemap, robots.txt, security.txt and licences.
 *
 * Usage: npm run smoke -- https://host/base/ [--canonical https://host/base/] [--no-headers] [--hosted]
 *   --canonical   address in canonical links, when a preview is checked (default: SITE_URL, BASE_URL)
 *   --no-headers  the host cannot send our headers, as GitHub Pages
 *   --hosted      the site searches with Algolia
 * Exit codes: 0 everything holds; 1 something does not; 2 wrong usage, or the host is not reachable.
 */
import {readSiteAddress} from '../../site/environment';
import {REDIRECTS} from '../../site/redirects';
import {ROUTES} from '../../site/routeList';
import {checkSite} from './checks';
import {ask} from './http';
import {readArguments} from './arguments';

try {
  const {url, baseUrl} = readSiteAddress(process.env);
  const {site, canonicalSite, sendsHeaders, isHosted} = readArguments(
    process.argv.slice(2),
    url + baseUrl,
  );
  const routes = ROUTES.map(({path}) => path);
  const findings = await checkSite({
    site,
    canonicalSite,
    routes,
    redirects: REDIRECTS,
    sendsHeaders,
    hasEmbeddedSearch: !isHosted,
    ask,
    now: new Date(),
  });
  for (const {check, path, message} of findings) {
    console.error(`${check}: ${path}: ${message}`);
  }
  console.log(
    `${site}: ${routes.length} routes and ${REDIRECTS.length} redirects asked for, ` +
      `${findings.length} findings.`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  const {message, cause} = error as Error;
  console.error(`smoke: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
  process.exitCode = 2;
}
