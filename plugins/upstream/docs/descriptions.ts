/** Moves the descriptions of documents to the category pages that show them. */
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {problemsUnless} from '../changed';

/** Ids of the documents in each category, by the URL of its page. Does not contain subcategories. */
function documentsOfCategories(items: readonly PropSidebarItem[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const item of items) {
    if (item.type === 'category') {
      if (item.href !== undefined) {
        found.set(
          item.href,
          item.items.flatMap((child) => (child.type === 'link' && child.docId) || []),
        );
      }
      documentsOfCategories(item.items).forEach((ids, href) => found.set(href, ids));
    }
  }
  return found;
}

function inVersion(route: RouteConfig, version: PropVersionMetadata): RouteConfig {
  const categories = documentsOfCategories(Object.values(version.docsSidebars).flat());
  const describe = (child: RouteConfig): RouteConfig => {
    const ids = child.props?.categoryGeneratedIndex ? categories.get(child.path) : undefined;
    return {
      ...child,
      ...(child.routes && {routes: child.routes.map(describe)}),
      ...(ids && {
        props: {
          ...child.props,
          descriptions: Object.fromEntries(ids.map((id) => [id, version.docs[id]?.description])),
        },
      }),
    };
  };
  const docs = Object.fromEntries(
    Object.entries(version.docs).map(([id, doc]) => [id, {...doc, description: undefined}]),
  );
  return {...describe(route), props: {...route.props, version: {...version, docs}}};
}

/**
 * Every document loads the metadata of its version. Docusaurus adds the descriptions of all its documents
 * to them, for the cards of category pages. Returns the routes with `descriptions` on these pages only.
 */
export function moveDescriptions(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (version !== undefined) return inVersion(route, version);

  return route.routes ? {...route, routes: route.routes.map(moveDescriptions)} : route;
}

/** All routes in a route, and the route itself. */
const withChildren = (route: RouteConfig): RouteConfig[] => [
  route,
  ...(route.routes ?? []).flatMap(withChildren),
];

/** Whether Docusaurus adds descriptions to the metadata of versions, and `moveDescriptions` finds their cards. */
export function descriptionProblems(routes: readonly RouteConfig[]): string[] {
  const versions = routes.flatMap(withChildren).flatMap((route) => {
    const version = route.props?.version as PropVersionMetadata | undefined;
    return version ? Object.values(version.docs ?? {}) : [];
  });
  const categories = routes
    .map(moveDescriptions)
    .flatMap(withChildren)
    .filter(({component}) => component === '@theme/DocCategoryGeneratedIndexPage');
  const hasCards = categories.some(({props}) =>
    Object.values(props?.descriptions ?? {}).some((text) => text !== undefined),
  );
  const isDescribed = versions.some(({description}) => description !== undefined);
  return problemsUnless(isDescribed && (categories.length === 0 || hasCards), {
    file: 'plugins/upstream/docs/descriptions.ts',
    expected: isDescribed
      ? 'category pages have the prop categoryGeneratedIndex, and their path is in docsSidebars'
      : 'the routes of versions have the prop version.docs[id].description',
    fix:
      'Adapt moveDescriptions, or every document loads the descriptions of all documents, or cards ' +
      'have no text. If Docusaurus no longer loads them, remove it.',
  });
}
