import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import InlineCode from '@site/src/components/InlineCode';
import {CHANGES, type Change} from '@site/site/changes';
import {VERSIONS, docPath, type DocsVersion} from '@site/site/versions';
import styles from './styles.module.css';

const KIND_LABEL: Readonly<Record<Change['kind'], string>> = {
  breaking: 'Breaking',
  added: 'Added',
  fixed: 'Fixed',
};

function ChangeItem({
  change,
  version,
}: {
  readonly change: Change;
  readonly version: DocsVersion;
}): ReactNode {
  const {docs} = useDocsVersion();
  const {id, kind, title, text, action, topics} = change;
  return (
    <li className={styles.change}>
      <Heading as="h3" id={id} className={styles.title}>
        <span className={`${styles.kind} ${styles[kind]}`}>{KIND_LABEL[kind]}</span>{' '}
        <InlineCode text={title} />
      </Heading>
      <p>
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
    </li>
  );
}

/**
 * What a docs version changed over the one before, from `site/changes.ts`.
 *
 * @param of label of the version
 */
export default function VersionChanges({of}: {readonly of: string}): ReactNode {
  const version = VERSIONS.find(({label}) => label === of)!;
  const {changes} = CHANGES[of]!;
  if (changes.length === 0) {
    return <p>Nothing that a reader of the version before has to know.</p>;
  }
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <ChangeItem key={change.id} change={change} version={version} />
      ))}
    </ul>
  );
}
