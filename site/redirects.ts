/** Addresses that readers may still hold, and where each of them leads now. */
import contract from './routes/routes.json';
import {VERSIONS, docPath} from './versions';

/** One redirect; the shape that `@docusaurus/plugin-client-redirects` takes. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Old document id → document id now. */
const MOVED: Readonly<Record<string, string>> = {
  'api/architecture': 'api/understanding/architecture',
  'api/communication': 'api/understanding/communication',
  'api/Yaml4SaaS/feature-evaluation': 'api/Pricing2Yaml/feature-evaluation',
  'api/Yaml4SaaS/the-yaml4saas-syntax': 'api/Pricing2Yaml/the-pricing2yaml-syntax',
  'api/Yaml4SaaS/yaml4saas-validator': 'api/Pricing2Yaml/pricing2yaml-validator',
  'api/Pricing4React/binary-operators': 'api/Pricing4React/API/binary-operators',
  'api/Pricing4React/main-toggling-class': 'api/Pricing4React/API/feature-component',
  'api/Pricing4React/API/main-toggling-class': 'api/Pricing4React/API/feature-component',
  'api/Pricing4React/search-and-update-interceptor':
    'api/Pricing4React/API/search-and-update-interceptor',
  'api/Pricing4React/useGenericFeature': 'api/Pricing4React/API/useGenericFeature',
  'api/Pricing4React/API/integration-with-open-feature':
    'api/Pricing4React/integration-with-open-feature',
  'docs/getting-started/installation': 'docs/getting-started/instalation',
};

/**
 * Old address → address now, for what is no document of the latest docs version: posts, tags, pages
 * outside the docs, and pages that lead to another version.
 */
const MOVED_ADDRESSES: Readonly<Record<string, string>> = {};

/**
 * `/category/{slug}` has no version: it leads to the newest version that has such a page.
 * Slugs come from the route contract.
 */
function categoryRedirects(): Redirect[] {
  const targets = new Map<string, string>();
  for (const version of VERSIONS) {
    const prefix = `${docPath(version)}/category/`;
    for (const {path} of contract.routes) {
      const slug = path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
      if (slug !== undefined && !targets.has(slug)) {
        targets.set(slug, path);
      }
    }
  }
  return [...targets].map(([slug, to]) => ({from: `/category/${slug}`, to}));
}

/**
 * Addresses of moved documents: in the latest version, and in every older one that has the document
 * at its new place, so that an address keeps its redirect when its version is cut.
 */
function movedDocuments(): Redirect[] {
  const routes = new Set(contract.routes.map(({path}) => path));
  return VERSIONS.flatMap((version) =>
    Object.entries(MOVED)
      .map(([from, to]) => ({from: docPath(version, from), to: docPath(version, to)}))
      .filter(({from, to}) => version.isLatest || (routes.has(to) && !routes.has(from))),
  );
}

/** All redirects of the site. */
export const REDIRECTS: readonly Redirect[] = [
  ...categoryRedirects(),
  ...movedDocuments(),
  ...Object.entries(MOVED_ADDRESSES).map(([from, to]) => ({from, to})),
];
