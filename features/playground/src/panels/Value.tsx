import {Fragment, type ReactNode} from 'react';
import type {PricingValue, TextRange} from '../types';
import styles from './panels.module.css';

/** A value as text: numbers with separators, lists with commas. */
export function formatValue(value: PricingValue | undefined): string {
  if (typeof value === 'number') {
    return value === Infinity
      ? 'Unlimited'
      : value.toLocaleString('en', {maximumFractionDigits: 20});
  }
  return typeof value === 'object' ? value.join(', ') : String(value ?? 'not set');
}

const WORDS = /(?<=_)|(?=[A-Z][a-z])/;

/** A name in camel case or snake case as words; `undefined` for a single word. */
export function wordsOf(name: string): string | undefined {
  const words = name.split(WORDS).map((word) => word.replace('_', ''));
  const text = words
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(' ');
  return words.length > 1 ? text.charAt(0).toUpperCase() + text.slice(1) : undefined;
}

/** A name in camel case or snake case, which can wrap between its words, in either direction. */
export function BreakableName({name}: {readonly name: string}): ReactNode {
  return (
    <bdi>
      {name.split(WORDS).map((word, index) => (
        // The words of a name have no identity but their position.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </bdi>
  );
}

/** Names of the file with a separator. A name from right to left does not turn what follows it. */
export function Names({
  names,
  separator = ', ',
}: {
  readonly names: readonly string[];
  readonly separator?: string;
}): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && separator}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

/** A check mark, a dash or a question mark, and a word for screen readers. */
export function Mark({
  isOn,
  words,
}: {
  readonly isOn: boolean | undefined;
  readonly words: string;
}): ReactNode {
  return (
    <span className={styles.mark} data-on={isOn}>
      <span aria-hidden="true">{isOn === undefined ? '?' : isOn ? '✓' : '–'}</span>
      <span className={styles.visuallyHidden}>{words}</span>
    </span>
  );
}

interface PlaceProps {
  readonly range: TextRange;
  readonly onReveal: (range: TextRange) => void;
  /** Default: the line. */
  readonly children?: ReactNode;
}

/** A button that shows a place in the editor. */
export function Place({range, onReveal, children}: PlaceProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.place}
      title={`Show line ${range.line}`}
      onClick={() => onReveal(range)}>
      {children ?? `line ${range.line}`}
    </button>
  );
}
