import {useId, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PARSERS, accepts, type Disagreement, type ParserId} from './corpus';
import {DISAGREEMENTS} from './data';
import {NO_FILTER, SIDES, applyFilter, groupByTheme, type DisagreementFilter} from './filter';
import styles from './styles.module.css';

/** `pricing4ts@0.9.5` as readers write it. */
function parserName(parser: ParserId): string {
  return parser.replace('@', ' ');
}

/** Who accepts a document, in one line. */
function describeVerdicts(found: Disagreement): string {
  const accepting = PARSERS.filter((parser) => accepts(found, parser)).map(parserName);
  return `accepted by ${accepting.join(' and ')} only`;
}

/** One document: what was changed in it, and each answer. Closed at first; needs no JavaScript. */
function DisagreementDetails({found}: {readonly found: Disagreement}): ReactNode {
  return (
    <details className={styles.document}>
      <summary>
        {found.title} <span className={styles.verdicts}>({describeVerdicts(found)})</span>
      </summary>
      {found.change.length > 0 && <pre className={styles.change}>{found.change.join('\n')}</pre>}
      <dl className={styles.answers}>
        {PARSERS.map((parser) => (
          <div key={parser}>
            <dt>{parserName(parser)}</dt>
            <dd>{accepts(found, parser) ? 'Accepts it' : <code>{found.observed[parser]}</code>}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The choices: a theme, and who disagrees with whom. Off until the page is interactive. */
function Filter({
  value,
  onChange,
}: {
  readonly value: DisagreementFilter;
  readonly onChange: (filter: DisagreementFilter) => void;
}): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const themes = groupByTheme(DISAGREEMENTS).map(([theme]) => theme);
  return (
    <fieldset className={styles.filter} disabled={!isBrowser}>
      <legend>Show</legend>
      <div className={styles.sides} role="radiogroup" aria-label="Who disagrees">
        {SIDES.map(({key, label}) => (
          <label key={key}>
            <input
              type="radio"
              name={`${id}-side`}
              checked={value.side === key}
              onChange={() => onChange({...value, side: key})}
            />{' '}
            {label} ({applyFilter(DISAGREEMENTS, {...value, side: key}).length})
          </label>
        ))}
      </div>
      <label htmlFor={`${id}-theme`}>Theme</label>{' '}
      <select
        id={`${id}-theme`}
        value={value.theme}
        onChange={({target}) => onChange({...value, theme: target.value})}>
        <option value="">All themes</option>
        {themes.map((theme) => (
          <option key={theme}>{theme}</option>
        ))}
      </select>
    </fieldset>
  );
}

/**
 * The documents of the conformance corpus on which the parsers disagree, by theme, with a filter.
 * Without JavaScript the list is complete and each entry still opens.
 */
export default function ParserDisagreements(): ReactNode {
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = applyFilter(DISAGREEMENTS, filter);
  return (
    <div className={styles.disagreements}>
      <Filter value={filter} onChange={setFilter} />
      <noscript>The filter needs JavaScript. The list below is complete without it.</noscript>
      <p role="status">
        {shown.length === 0
          ? 'No document matches. Choose another theme or “Any disagreement”.'
          : `${shown.length} of ${DISAGREEMENTS.length} documents`}
      </p>
      {groupByTheme(shown).map(([theme, documents]) => (
        <section key={theme} aria-label={theme}>
          <h3>{theme}</h3>
          {documents.map((found) => (
            <DisagreementDetails key={found.id} found={found} />
          ))}
        </section>
      ))}
    </div>
  );
}
