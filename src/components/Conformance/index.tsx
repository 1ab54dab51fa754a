import {Fragment, type ReactNode} from 'react';
import type {
  Conformance as ConformanceData,
  ShownDocument,
  ShownTheme,
} from '@site/pricing2yaml/corpus/disagreements';
import type {DiffLine} from '@site/pricing2yaml/corpus/diff';
import {splitCode} from '../../../pricing2yaml/fields/wording';
import conformanceFile from './conformance.json';
import styles from './styles.module.css';

// JSON has no literal types; the test of the generated files proves the form.
const DATA = conformanceFile as unknown as ConformanceData;

/** Text whose code stands between backticks. */
function Prose({text}: {readonly text: string}): ReactNode {
  return splitCode(text).map(({text: part, isCode}, index) =>
    isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}

/** Lines of YAML as they stand. */
function Yaml({text}: {readonly text: string}): ReactNode {
  return (
    <pre className={styles.code}>
      <code>{text}</code>
    </pre>
  );
}

/** One line of a comparison. The sign is text, so that it does not depend on colour. */
function Line({line: [kind, text]}: {readonly line: DiffLine}): ReactNode {
  const shown = `${kind} ${text}\n`;
  if (kind === '+') return <ins>{shown}</ins>;
  if (kind === '-') return <del>{shown}</del>;
  return shown;
}

function Answers({answers}: Pick<ShownDocument, 'answers'>): ReactNode {
  return (
    <dl className={styles.answers}>
      {answers.map((answer, index) => (
        <div key={DATA.parsers[index]}>
          <dt>{DATA.parsers[index]}</dt>
          <dd>{answer === 0 ? 'Accepts' : <code>{DATA.answers[answer]}</code>}</dd>
        </div>
      ))}
    </dl>
  );
}

function Document({document}: {readonly document: ShownDocument}): ReactNode {
  const {label, base, lines, answers} = document;
  return (
    <li className={styles.document}>
      <p>
        <strong>
          <Prose text={label} />.
        </strong>{' '}
        <span className={styles.base}>Changes the {DATA.bases[base]?.name}:</span>
      </p>
      <pre className={styles.code}>
        <code>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </code>
      </pre>
      <Answers answers={answers} />
    </li>
  );
}

function Theme({theme}: {readonly theme: ShownTheme}): ReactNode {
  const {title, explanation, advice, write, documents} = theme;
  return (
    <details className={styles.theme}>
      <summary>
        {title} <span className={styles.count}>({documents.length})</span>
      </summary>
      <p>
        <Prose text={explanation} />
      </p>
      <p>
        <strong>What to do.</strong> <Prose text={advice} />
      </p>
      {write && <Yaml text={write} />}
      <ul className={styles.documents}>
        {documents.map((document) => (
          <Document key={document.ids[0]} document={document} />
        ))}
      </ul>
    </details>
  );
}

/**
 * The documents of the conformance corpus on which the parsers disagree, in groups by cause. Each
 * is shown as a change of a base document, with the answer of each parser.
 */
export default function Conformance(): ReactNode {
  return (
    <div className={styles.conformance}>
      {DATA.themes.map((theme) => (
        <Theme key={theme.title} theme={theme} />
      ))}
      {DATA.bases.map(({name, yaml}) => (
        <details key={name} className={styles.theme}>
          <summary>The {name}</summary>
          <Yaml text={yaml} />
        </details>
      ))}
    </div>
  );
}
