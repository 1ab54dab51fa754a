import {useState, type ReactNode} from 'react';
import type {
  Disagreements,
  ShownDocument,
  ShownTheme,
} from '@pricing4saas/pricing2yaml/corpus/disagreements';
import CodeBlock from '../CodeBlock';
import InlineCode from '../InlineCode';
import data from './disagreements.json';
import DocumentFilter from './DocumentFilter';
import {NO_FILTER, applyFilter, selectDocuments} from './filter';
import styles from './styles.module.css';

// `npm run generate -- disagreements` writes this shape. The cast adds the literal types that JSON lacks.
const {figures, parsers, answers, bases, themes} = data as Disagreements;

export const FIGURES = figures;

function Document({document}: {readonly document: ShownDocument}): ReactNode {
  return (
    <li className={styles.document}>
      <p>
        <strong>
          <InlineCode text={document.label} />
        </strong>{' '}
        <span className={styles.base}>Differences from the {bases[document.base]?.name}:</span>
      </p>
      <CodeBlock language="diff" html={document.change} />
      <dl className={styles.answers}>
        {document.answers.map((answer, index) => (
          <div key={parsers[index]}>
            <dt>{parsers[index]}</dt>
            <dd>{answer === 0 ? 'Accepts' : <code>{answers[answer]}</code>}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Theme({
  theme: {title, explanation, advice, write, documents},
  isOpen,
}: {
  readonly theme: ShownTheme;
  readonly isOpen: boolean;
}): ReactNode {
  return (
    <details className={styles.theme} open={isOpen}>
      <summary>
        {title} <span className={styles.count}>({documents.length})</span>
      </summary>
      <p>
        <InlineCode text={explanation} />
      </p>
      <p>
        <strong>What to do.</strong> <InlineCode text={advice} />
      </p>
      {write && <CodeBlock language="yaml" html={write} />}
      <ul className={styles.documents}>
        {documents.map((document) => (
          <Document key={document.label + document.change} document={document} />
        ))}
      </ul>
    </details>
  );
}

interface ParserDisagreementsProps {
  /** Shows the controls for theme and kind of disagreement. */
  readonly filter?: boolean;
  /** Shows only documents in this syntax version. */
  readonly syntax?: ShownDocument['syntax'];
}

/**
 * Documents of the conformance corpus on which the parsers disagree, by theme. Each is shown as a change
 * of a base document, with the result of each parser. Without JavaScript, the list is complete and
 * themes can still be opened.
 */
export default function ParserDisagreements({
  filter = false,
  syntax,
}: ParserDisagreementsProps): ReactNode {
  const [chosen, setChosen] = useState(NO_FILTER);
  const listed = selectDocuments(
    themes,
    (document) => syntax === undefined || document.syntax === syntax,
  );
  return (
    <>
      {filter && <DocumentFilter themes={listed} value={chosen} onChange={setChosen} />}
      <div className={styles.themes}>
        {applyFilter(listed, chosen).map((theme) => (
          <Theme key={theme.title} theme={theme} isOpen={chosen.theme !== ''} />
        ))}
        {bases.map(({name, yaml}) => (
          <details key={name} className={styles.theme}>
            <summary>{name.charAt(0).toUpperCase() + name.slice(1)}</summary>
            <CodeBlock language="yaml" html={yaml} />
          </details>
        ))}
      </div>
    </>
  );
}
