import {Suspense, lazy, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';

/** In the development server, the theme's own component; a production build does not contain it. */
const InBrowser =
  process.env.NODE_ENV === 'production' ? undefined : lazy(() => import('@theme-original/Mermaid'));

/**
 * A diagram whose source is not drawn yet. Only the development server has such diagrams; a
 * production build stops at them (`plugins/diagrams`).
 */
export default function Mermaid(props: Props): ReactNode {
  return (
    InBrowser && (
      <Suspense>
        <InBrowser {...props} />
      </Suspense>
    )
  );
}
