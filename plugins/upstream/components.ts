import {assertUnchanged} from './changed';

/** The kind of page for each component of the theme that renders one. */
export const PAGE_COMPONENTS: Readonly<Record<string, string>> = {
  '@theme/MDXPage': 'page',
  '@theme/SearchPage': 'search',
  '@theme/DocItem': 'doc',
  '@theme/DocCategoryGeneratedIndexPage': 'category',
  '@theme/BlogListPage': 'blog-index',
  '@theme/BlogArchivePage': 'blog-archive',
  '@theme/BlogPostPage': 'blog-post',
  '@theme/BlogTagsListPage': 'blog-tags',
  '@theme/BlogTagsPostsPage': 'blog-tag',
  '@theme/Blog/Pages/BlogAuthorsListPage': 'blog-authors',
  '@theme/Blog/Pages/BlogAuthorsPostsPage': 'blog-author',
};

/**
 * The kind of page that a component of the theme renders; `undefined` for components of the site.
 *
 * @throws Error if the component of the theme is not known
 */
export function kindOf(component: string, path: string): string | undefined {
  const kind = PAGE_COMPONENTS[component];
  assertUnchanged(kind !== undefined || !component.startsWith('@theme/'), {
    file: 'plugins/upstream/components.ts',
    expected: `the page ${path} is rendered by one of ${Object.keys(PAGE_COMPONENTS).join(', ')}`,
    found: component,
    fix: 'Add the component to PAGE_COMPONENTS, or rename it there. site/routes.json contains the kinds of pages.',
  });
  return kind;
}
