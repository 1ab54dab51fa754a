import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import options from '@generated/playground/default/options.json';
import Heading from '@theme/Heading';
import {readStored, writeStored} from '../storage';
import type {Hint, HintKind, TextRange} from '../types';
import styles from './panels.module.css';

const LABELS: Readonly<Record<HintKind, string>> = {
  'unused-feature': 'Features that no plan includes',
  'unused-limit': 'Limits that no expression reads',
  'falling-limit': 'Limits that are lower in a more expensive plan',
  'lost-feature': 'Features that a more expensive plan lacks',
  'equal-plans': 'Plans with equal values',
  'unsellable-add-on': 'Add-ons that no customer can buy',
  'constant-expression': 'Expressions with the same result in all plans',
  'missing-expression': 'Features without an expression',
  'unit-spelling': 'Units that differ in spelling',
};

const HIDDEN_KEY = 'playground.reviewHidden';

interface HintListProps {
  readonly hints: readonly Hint[];
  readonly onReveal: (range: TextRange) => void;
}

/** What a reviewer would ask. Not a part of the problems, because no parser reports it. */
export default function HintList({hints, onReveal}: HintListProps): ReactNode {
  const [isOpen, setOpen] = useState(() => readStored(HIDDEN_KEY) !== 'true');
  const toggle = () => {
    setOpen(!isOpen);
    writeStored(HIDDEN_KEY, String(isOpen));
  };
  return (
    <section className={styles.problems} aria-label="Review">
      <div className={styles.problemsTitle}>
        <Heading as="h2">Review</Heading>
        <span>
          {hints.length} {hints.length === 1 ? 'question' : 'questions'} from the playground, not
          from a parser
        </span>
        <button type="button" className={styles.place} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Hide' : 'Show'}
        </button>
      </div>
      {isOpen && (
        <ul className={styles.problemList}>
          {hints.map((hint) => (
            <li
              key={`${hint.from} ${hint.message}`}
              className={`alert alert--secondary ${styles.problem}`}>
              <button type="button" className={styles.jump} onClick={() => onReveal(hint)}>
                <span className={styles.message}>{hint.message}</span>
              </button>
              <span className={styles.origin}>
                Line {hint.line} ·{' '}
                <Link to={`${options.pages.hints}#hint-${hint.kind}`}>{LABELS[hint.kind]}</Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
