import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

/** The list of tags, with a description. */
export default function TagsPage(props: ComponentProps<typeof BlogTagsListPage>): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="All tags of the Pricing4SaaS blog. Pick one to read every article about a part of the toolkit or of the project." />
    </>
  );
}
