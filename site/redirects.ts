/** Redirects from old URLs. */
import {topicIdIn} from './topics';
import {VERSIONS, docPath} from './versions';

/** One redirect, in the shape that `@docusaurus/plugin-client-redirects` expects. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Old document id → new document id, for moves that `renamedTopics` in `site/versions/` does not
 * list: pages that moved within one docs version, and ids that never existed.
 */
const MOVED: Readonly<Record<string, string>> = {
  'api/Pricing4React/API/main-toggling-class': 'api/Pricing4React/API/feature-component',
  'api/Pricing4React/API/integration-with-open-feature':
    'api/Pricing4React/integration-with-open-feature',
  'docs/getting-started/installation': 'docs/getting-started/instalation',
};

/** Old path → new path, for other pages, such as posts, tags and pages whose target is in another version. */
const MOVED_ADDRESSES: Readonly<Record<string, string>> = {};

/** Redirects `/category/{slug}` to the newest version that has this category. */
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
 * Redirects of moved and renamed documents in every version that has the new document, so that
 * redirects survive when a version is cut.
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
 * Redirects of a site.
 *
 * @param paths paths of its pages
 */
export const redirectsFor = (paths: ReadonlySet<string>): Redirect[] => [
  ...categoryRedirects(paths),
  ...movedDocuments(paths),
  ...Object.entries(MOVED_ADDRESSES).map(([from, to]) => ({from, to})),
];
