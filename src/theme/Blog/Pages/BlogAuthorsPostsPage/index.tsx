import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

/** Adds the author's description of `blog/authors.yml` for search engines. */
export default function BlogAuthorsPostsPageWithDescription(
  props: ComponentProps<typeof BlogAuthorsPostsPage>,
): ReactNode {
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
