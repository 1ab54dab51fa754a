import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import options from '@generated/playground/default/options.json';
import Heading from '@theme/Heading';
import {isNewerThanParsers} from '@pricing4saas/pricing2yaml/schema/model';
import Button from '../Button';
import type {ClientProblem} from '../client';
import {pageLink, type PageLink} from '../pages';
import {PARSER, SOURCE_LABELS} from '../parser';
import type {Analysis, Problem, TextRange} from '../types';
import styles from './panels.module.css';

/** Who reports a problem. The words of the playground are ours. */
const SEVERITIES = {
  error: {label: 'Error', alert: 'alert--danger'},
  warning: {label: 'Warning', alert: 'alert--warning'},
  info: {label: 'Hint', alert: 'alert--info'},
} as const;

/** Why there is no result. */
const CLIENT_PROBLEMS: Readonly<Record<ClientProblem['kind'], string>> = {
  failed:
    'The checks could not start. You can still edit, download and share the file. To check it, reload the page.',
  stuck: 'The check of this file took too long and was stopped. Change the file to check it again.',
  error: 'The playground failed. Use the link above to report this problem:',
};

function summarize({problems, pricing, syntaxVersion}: Analysis): string {
  const parts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    const {label} = SEVERITIES[severity];
    return count > 0 ? [`${count} ${label.toLowerCase()}${count === 1 ? '' : 's'}`] : [];
  });
  const found = parts.join(', ') || 'None';
  if (pricing && !isNewerThanParsers(pricing.syntaxVersion))
    return `${found}. ${PARSER} accepts this file in syntax ${pricing.syntaxVersion}.`;

  // Without a version, the playground has not read the file.
  const isRead = syntaxVersion !== undefined || problems.some(({source}) => source === 'yaml');
  return !pricing && isRead ? `${found}. ${PARSER} rejects this file.` : `${found}.`;
}

interface ProblemListProps {
  readonly analysis: Analysis | undefined;
  readonly problem: ClientProblem | undefined;
  readonly onReveal: (range: TextRange) => void;
  /** Called with the text of the file without the problem. */
  readonly onFix: (text: string) => void;
}

/** The page that explains a problem, if there is one. The entry of a message is looked up. */
function usePageOf({source, message, page}: Problem): PageLink | undefined {
  const [entry = 'pricing4ts', setEntry] = useState<string>();
  const isMessage = source === 'parser';
  useEffect(() => {
    if (isMessage) {
      import('../messageEntry').then(
        ({findMessages, messages}) => setEntry(findMessages(message, messages)[0]?.id),
        // Without a connection, the link leads to the whole list.
        () => undefined,
      );
    }
  }, [isMessage, message]);
  return isMessage
    ? {label: 'Error messages', path: `${options.pages.messages}#${entry}`}
    : page && pageLink(page, options.pages);
}

function Item({
  problem,
  onReveal,
  onFix,
}: Pick<ProblemListProps, 'onReveal' | 'onFix'> & {readonly problem: Problem}): ReactNode {
  const {severity, source, message, line, column, fixed} = problem;
  const page = usePageOf(problem);
  const {label, alert} = SEVERITIES[severity];
  return (
    <li className={`alert ${alert} ${styles.problem}`}>
      <button type="button" className={styles.jump} onClick={() => onReveal(problem)}>
        <span className={styles.severity}>
          {label}, {line}:{column}
        </span>{' '}
        <span className={styles.message}>{message}</span>
      </button>
      <span className={styles.origin}>
        {SOURCE_LABELS[source]}
        {fixed && <Button onClick={() => onFix(fixed)}>Replace all</Button>}
        {page && (
          <>
            {' · '}
            <Link to={page.path}>{page.label}</Link>
          </>
        )}
      </span>
    </li>
  );
}

/** The problems of the file, each with its place, its source and the page that explains it. */
export default function ProblemList({analysis, problem, ...actions}: ProblemListProps): ReactNode {
  return (
    <section className={styles.problems} aria-label="Problems">
      <div className={styles.problemsTitle}>
        <Heading as="h2">Problems</Heading>
        <span role="status">
          {!problem && (analysis ? summarize(analysis) : 'Checking the file…')}
        </span>
      </div>
      <p className={styles.help}>
        Editor shortcuts: Ctrl+Space suggests, F1 explains, F8 finds problems, Ctrl+F searches.
      </p>
      {problem && (
        <p className="alert alert--warning" role="alert">
          {CLIENT_PROBLEMS[problem.kind]} {problem.kind === 'error' && problem.message}
        </p>
      )}
      {analysis && analysis.problems.length > 0 && (
        <ul className={styles.problemList}>
          {analysis.problems.map((entry) => (
            <Item
              key={`${entry.source} ${entry.from} ${entry.message}`}
              problem={entry}
              {...actions}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
