import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchPage from '@theme-original/SearchPage';

/** The search page, with a description for search engines. */
export default function SearchPageWithDescription(): ReactNode {
  return (
    <>
      <SearchPage />
      <PageMetadata description="Search the Pricing4SaaS documentation: the pricing format, the Java and React libraries, error messages and guides, in every docs version." />
    </>
  );
}
