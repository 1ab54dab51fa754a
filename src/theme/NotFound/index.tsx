import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFound from '@theme-original/NotFound';

/** The not-found page, with a description for link previews. */
export default function NotFoundWithDescription(props: ComponentProps<typeof NotFound>): ReactNode {
  return (
    <>
      <NotFound {...props} />
      <PageMetadata description="Nothing is published at this address. Search the Pricing4SaaS documentation or start from the docs version that you use." />
    </>
  );
}
