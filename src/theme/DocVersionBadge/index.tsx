import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import InlineCode from '@site/src/components/InlineCode';
import {changesOf} from '@site/site/changes';
import {VERSIONS, docPath} from '@site/site/versions';
import styles from './styles.module.css';

/** The version badge, and beside it what changed about the page's topic in this version. */
export default function DocVersionBadgeWithChanges(
  props: ComponentProps<typeof DocVersionBadge>,
): ReactNode {
  const {label} = useDocsVersion();
  const {activeDoc} = useActiveDocContext(undefined);
  const version = VERSIONS.find((candidate) => candidate.label === label)!;
  const changes = activeDoc ? changesOf(label, activeDoc.id) : [];
  return (
    <div className={styles.row}>
      <DocVersionBadge {...props} />
      {changes.length > 0 && (
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
      )}
    </div>
  );
}
