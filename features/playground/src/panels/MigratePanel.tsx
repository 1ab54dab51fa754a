import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Button from '../Button';
import type {PlaygroundClient} from '../client';
import {download, fileNameOf} from '../download';
import {PLAYGROUND_PATH} from '../address';
import {nameOf} from '../drafts';
import {PARSER} from '../parser';
import pageStyles from '../playground.module.css';
import {OLD_SAMPLE, sampleFragment} from '../samples';
import TryAgain from '../TryAgain';
import type {Analysis, Migration} from '../types';
import {useAnswer} from '../useAnswer';
import Diff from './Diff';
import styles from './panels.module.css';

interface StepProps {
  readonly text: string;
  readonly migration: Migration;
  readonly onOpen: (text: string) => void;
}

function Step({text, migration, onOpen}: StepProps): ReactNode {
  const {from, to, text: migrated, libraryText, problem, note} = migration;
  const name = fileNameOf(nameOf(text), to);
  return (
    <section>
      <Heading as="h2">
        {from} → {to}
      </Heading>
      {problem !== undefined && <p className="alert alert--warning">{problem}</p>}
      {migrated !== undefined && (
        <>
          <Diff before={text} after={migrated} />
          {note !== undefined && <p className="alert alert--info">{note}</p>}
          <div className={pageStyles.toolbar}>
            <Button onClick={() => download(migrated, name)}>Download {name}</Button>
            <Button onClick={() => onOpen(migrated)}>Open in the editor</Button>
          </div>
        </>
      )}
      {libraryText !== undefined && (
        <details className={styles.details}>
          <summary>What pricing4ts writes to disk</summary>
          <p>
            When pricing4ts reads an older file from disk, it replaces the file’s content with this
            text, without comments. Dates depend on the computer’s time zone.
          </p>
          <pre tabIndex={0} aria-label={`File in syntax ${to}`}>
            {libraryText}
          </pre>
        </details>
      )}
    </section>
  );
}

interface MigratePanelProps {
  readonly text: string;
  /** Changes after `text`, when the worker has checked it. */
  readonly analysis: Analysis | undefined;
  readonly client: PlaygroundClient | undefined;
  readonly onOpen: (text: string) => void;
}

/** The file in later syntax versions, as changes that keep its comments. */
export default function MigratePanel({
  text,
  analysis,
  client,
  onOpen,
}: MigratePanelProps): ReactNode {
  const isChecked = analysis !== undefined;
  const request = useMemo(
    () => (isChecked ? ({kind: 'migrate', text} as const) : undefined),
    [isChecked, text],
  );
  const {latest, retry} = useAnswer(client, request);
  if (latest === undefined) return <p>Migrating the file…</p>;

  const migrations = latest.answer;
  if (migrations === undefined)
    return <TryAgain problem="The file could not be migrated." onRetry={retry} />;

  if (migrations.length === 0) {
    const version = analysis?.pricing?.syntaxVersion;
    return (
      <p>
        {version === undefined
          ? 'Fix the problems in the file to migrate it.'
          : `There is nothing to migrate. The file is in syntax ${version}, and ${PARSER} migrates files only up to syntax 2.1.`}{' '}
        To see a migration, open{' '}
        <Link to={PLAYGROUND_PATH + sampleFragment(OLD_SAMPLE.id)}>{OLD_SAMPLE.label}</Link>.
      </p>
    );
  }
  // The latest version first.
  return migrations
    .toReversed()
    .map((migration) => (
      <Step key={migration.to} text={latest.request.text} {...{migration, onOpen}} />
    ));
}
