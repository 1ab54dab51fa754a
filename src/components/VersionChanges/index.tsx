import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import InlineCode from '@site/src/components/InlineCode';
import {CHANGES, type Change} from '@site/site/versions/changes';
import {VERSIONS, docPath} from '@site/site/versions';
import styles from './styles.module.css';

const KIND_LABEL: Readonly<Record<Change['kind'], string>> = {
  breaking: 'Breaking',
  added: 'Added',
  fixed: 'Fixed',
};

/**
 * One change of a docs version, from `site/versions/`. Authors write `<VersionChanges of="2.0.1" />`
 * without an id for all changes; `markdown` adds their headings and ids.
 *
 * @param of label of the docs version
 * @param id id of the change; `undefined` if the version has no changes
 */
export default function VersionChanges({
  of,
  id,
}: {
  readonly of: string;
  readonly id?: string;
}): ReactNode {
  const {docs} = useDocsVersion();
  const version = VERSIONS.find(({label}) => label === of)!;
  const change = CHANGES[of]!.changes.find((each) => each.id === id);
  if (!change)
    return <p>This version has no changes that affect readers of the previous version.</p>;

  const {kind, text, action, topics} = change;
  return (
    <div className={styles.change}>
      <p>
        <span className={`${styles.kind} ${styles[kind]}`}>{KIND_LABEL[kind]}</span>{' '}
        <InlineCode text={text} />
      </p>
      {action && (
        <p>
          <strong>What to do:</strong> <InlineCode text={action} />
        </p>
      )}
      <p className={styles.topics}>
        Read more:{' '}
        {topics.map((topic, index) => (
          <span key={topic}>
            {index > 0 && ', '}
            <Link to={docPath(version, topic)}>{docs[topic]?.title ?? topic}</Link>
          </span>
        ))}
      </p>
    </div>
  );
}
