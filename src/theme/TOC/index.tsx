import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme-original/TOC';

/** The table of contents, as a landmark of its own: blog posts place it outside of any other. */
export default function TOCInLandmark(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
