import {useContext, type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import CopyPage from '@site/src/components/CopyPage';
import InlineCode from '@site/src/components/InlineCode';
import type {changesInFrontMatter} from '@site/site/versions/changes';
import {VERSIONS, docPath} from '@site/site/versions';
import {BelowHeading} from '@site/src/topics/belowHeading';
import {IsDocument} from '@site/src/topics/isDocument';
import styles from './styles.module.css';

/** The changes to a document's topic in its docs version. */
function Changes(): ReactNode {
  const {label} = useDocsVersion();
  const {changes = []} = useDoc().frontMatter as ReturnType<typeof changesInFrontMatter>;
  const version = VERSIONS.find((candidate) => candidate.label === label)!;
  return (
    changes.length > 0 && (
      <span className={styles.changes}>
        Changed in {label}:{' '}
        {changes.map(({id, title}, index) => (
          <span key={id}>
            {index > 0 && '; '}
            <Link to={`${docPath(version)}#${id}`}>
              <InlineCode text={title} />
            </Link>
          </span>
        ))}
      </span>
    )
  );
}

/**
 * The badge of an older version, the changes to the page's topic in this version, and the page as Markdown. In a
 * document, only below the main heading.
 */
export default function DocVersionBadgeWithChanges(
  props: ComponentProps<typeof DocVersionBadge>,
): ReactNode {
  const isDocument = useContext(IsDocument);
  const isBelowHeading = useContext(BelowHeading);
  if (isDocument && !isBelowHeading) return null;

  return (
    <div className={styles.row} data-search-ignore>
      <DocVersionBadge {...props} />
      {isDocument && <Changes />}
      <CopyPage />
    </div>
  );
}
