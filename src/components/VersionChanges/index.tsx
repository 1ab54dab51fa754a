import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import InlineCode from '@site/src/components/InlineCode';
import type {Change} from '@site/site/versions/changes';
import {VERSIONS, docPath} from '@site/site/versions';
import styles from './styles.module.css';

const KIND_LABEL: Readonly<Record<Change['kind'], string>> = {
  breaking: 'Breaking',
  added: 'Added',
  fixed: 'Fixed',
};

/**
 * One change of a docs version. Authors write `<VersionChanges of="2.0.1" />` for all changes;
 * `markdown/versionChanges.ts` adds their headings and facts.
 *
 * @param of label of the docs version
 * @param change the change as JSON; `undefined` if the version has no changes
 */
export default function VersionChanges({
  of,
  change,
}: {
  readonly of: string;
  readonly change?: string;
}): ReactNode {
  const {docs} = useDocsVersion();
  if (change === undefined)
    return <p>This version has no changes that affect readers of the previous version.</p>;

  const version = VERSIONS.find(({label}) => label === of)!;
  const {kind, text, action, topics} = JSON.parse(change) as Change;
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
