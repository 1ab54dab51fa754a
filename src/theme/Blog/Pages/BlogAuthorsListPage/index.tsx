import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

/** The list of authors, with a description. */
export default function AuthorsPage(props: ComponentProps<typeof BlogAuthorsListPage>): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="Who writes the Pricing4SaaS blog: the people and the research group behind the toolkit, with the number of articles by each of them." />
    </>
  );
}
