import type {ReactNode} from 'react';
import InlineCode from '@site/src/components/InlineCode';
import {goalOf, type Check} from './checks';
import styles from './learn.module.css';

interface CheckListProps {
  readonly checks: readonly Check[];
  /** For each check that fails, what was found instead. Absent before the first edit and its result. */
  readonly found?: readonly (string | undefined)[];
}

/** The checks of a lesson: what each expects, and what was found instead. */
export default function CheckList({checks, found}: CheckListProps): ReactNode {
  const passed = found?.filter((finding) => finding === undefined).length;
  return (
    <section aria-label="Checks">
      <ul className={styles.checks}>
        {checks.map((check, index) => {
          const finding = found?.[index];
          return (
            <li
              key={goalOf(check)}
              data-passed={found && finding !== '' ? finding === undefined : undefined}>
              <InlineCode text={goalOf(check)} />
              {finding && found.indexOf(finding) === index && (
                <div className={styles.finding}>
                  <InlineCode text={finding} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" data-markdown="">
        {found &&
          (passed === checks.length
            ? 'All checks pass. You have completed this lesson.'
            : `${passed} of ${checks.length} checks pass.`)}
      </p>
    </section>
  );
}
