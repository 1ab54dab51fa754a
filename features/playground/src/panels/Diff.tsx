import type {ReactNode} from 'react';
import {structuredPatch} from 'diff';
import styles from './panels.module.css';

/** Unchanged lines around each change. */
const CONTEXT = 2;

/** Time for the comparison of two files, in milliseconds. */
const TIMEOUT = 500;

const LINE_KINDS: Readonly<Record<string, string>> = {'+': 'added', '-': 'removed'};

/** The lines that differ between two files. */
export default function Diff({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}): ReactNode {
  const patch = structuredPatch('', '', before, after, '', '', {
    context: CONTEXT,
    timeout: TIMEOUT,
  });
  if (patch === undefined) return <p>The files differ too much for a comparison.</p>;

  return (
    <pre tabIndex={0} aria-label="Changes" className={styles.diff}>
      {patch.hunks.map(({oldStart, lines}) => (
        <code key={oldStart}>
          <span className={styles.hunk}>Line {oldStart}</span>
          {lines.map((line, index) => (
            // The lines of a hunk have no identity but their position.
            <span key={index} data-change={LINE_KINDS[line[0]!]}>
              {line}
            </span>
          ))}
        </code>
      ))}
    </pre>
  );
}
