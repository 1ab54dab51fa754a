import {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import InlineCode from '@site/src/components/InlineCode';
import type {changesInFrontMatter} from '@site/site/versions/changes';
import {docPath} from '@site/site/versions';
import {BelowHeading} from '@site/src/topics/belowHeading';

/** The changes to a document's topic in its docs version. */
function Changes(): ReactNode {
  const {label} = useDocsVersion();
  const {changes = []} = useDoc().frontMatter as ReturnType<typeof changesInFrontMatter>;
  return (
    changes.length > 0 && (
      <span className="version-changes">
        Changed in {label}:{' '}
        {changes.map(({id, title}, index) => (
          <span key={id}>
            {index > 0 && '; '}
            <Link to={`${docPath({label})}#${id}`}>
              <InlineCode text={title} />
            </Link>
          </span>
        ))}
      </span>
    )
  );
}

/** The badge of an older version, and the changes to the page's topic in this version, below the main heading. */
export default function DocVersionBadgeWithChanges(): ReactNode {
  return (
    useContext(BelowHeading) && (
      <div data-search-ignore>
        <DocVersionBadge />
        <Changes />
      </div>
    )
  );
}
