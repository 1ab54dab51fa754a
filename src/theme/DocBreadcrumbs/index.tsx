import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/components/CopyPage';

/** The place of the page, and the page as Markdown. */
export default function DocBreadcrumbsWithCopy(): ReactNode {
  return (
    <div className="page-head">
      <DocBreadcrumbs />
      <CopyPage />
    </div>
  );
}
