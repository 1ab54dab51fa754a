/** Addresses that readers may still have, and where each of them leads now. */
import {ROUTES} from './routeList';
import {topicIdIn} from './topics';
import {VERSIONS, docPath} from './versions';

/** One redirect; the shape that `@docusaurus/plugin-client-redirects` takes. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Old document id → document id now, for what `renamedTopics` in `site/versions/` does not list: pages
 * that moved within one docs version, and ids that never were a page.
 */
const MOVED: Readonly<Record<string, string>> = {
  'api/Pricing4React/API/main-toggling-class': 'api/Pricing4React/API/feature-component',
  'api/Pricing4React/API/integration-with-open-feature':
    'api/Pricing4React/integration-with-open-feature',
  'docs/getting-started/installation': 'docs/getting-started/instalation',
};

/**
 * Old address → address now, for what is not a document of the latest docs version: posts, tags, pages
 * outside the docs, and pages that lead to another version.
 */
const MOVED_ADDRESSES: Readonly<Record<string, string>> = {};

/** `/category/{slug}` has no version: it leads to the newest version that has such a page. */
function categoryRedirects(paths: ReadonlySet<string>): Redirect[] {
  const targets = VERSIONS.toReversed().flatMap((version) => {
    const root = docPath(version);
    return [...paths]
      .filter((path) => path.startsWith(`${root}/category/`))
      .map((path) => [path.slice(root.length), path] as const);
  });
  return [...new Map(targets)].map(([from, to]) => ({from, to}));
}

/**
 * Addresses of moved and renamed documents, in every version that has the document at its new place,
 * so that an address keeps its redirect when its version is cut.
 */
function movedDocuments(paths: ReadonlySet<string>): Redirect[] {
  return VERSIONS.flatMap((version, index) => {
    const renamed = VERSIONS.slice(index + 1).flatMap(({label, renamedTopics}) =>
      Object.keys(renamedTopics)
        .filter((id) => !id.startsWith('/'))
        .map((id) => [id, topicIdIn(id, label, version.label)] as const),
    );
    const isPage = (id: string): boolean => paths.has(docPath(version, id));
    return [...new Map([...renamed, ...Object.entries(MOVED)])]
      .filter(([from, to]) => (version.isLatest && from in MOVED) || (isPage(to) && !isPage(from)))
      .map(([from, to]) => ({from: docPath(version, from), to: docPath(version, to)}));
  });
}

/**
 * The redirects of a site.
 *
 * @param paths addresses of its pages
 */
export function redirectsFor(paths: ReadonlySet<string>): Redirect[] {
  return [
    ...categoryRedirects(paths),
    ...movedDocuments(paths),
    ...Object.entries(MOVED_ADDRESSES).map(([from, to]) => ({from, to})),
  ];
}

/** All redirects of the site. */
export const REDIRECTS: readonly Redirect[] = redirectsFor(new Set(ROUTES.map(({path}) => path)));
