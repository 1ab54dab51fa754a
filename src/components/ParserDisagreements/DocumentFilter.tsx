import {useId, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ShownTheme} from '@pricing4saas/pricing2yaml/corpus/disagreements';
import {SIDES, applyFilter, countDocuments, type DisagreementFilter} from './filter';
import styles from './styles.module.css';

interface FilterProps {
  readonly themes: readonly ShownTheme[];
  readonly value: DisagreementFilter;
  readonly onChange: (filter: DisagreementFilter) => void;
}

/** Selects a theme and a kind of disagreement. Disabled until the page is hydrated. */
export default function DocumentFilter({themes, value, onChange}: FilterProps): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const shown = countDocuments(applyFilter(themes, value));
  return (
    <>
      <fieldset className={styles.filter} disabled={!isBrowser} data-markdown="">
        <legend>Show</legend>
        <div className={styles.sides} role="radiogroup" aria-label="Parsers that disagree">
          {SIDES.map(({key, label}) => (
            <label key={key}>
              <input
                type="radio"
                name={`${id}-side`}
                checked={value.side === key}
                onChange={() => onChange({...value, side: key})}
              />{' '}
              {label} ({countDocuments(applyFilter(themes, {...value, side: key}))})
            </label>
          ))}
        </div>
        <label htmlFor={`${id}-theme`}>Topic</label>{' '}
        <select
          id={`${id}-theme`}
          value={value.theme}
          onChange={({target}) => onChange({...value, theme: target.value})}>
          <option value="">All topics</option>
          {themes.map(({title}) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </fieldset>
      <noscript>The filter needs JavaScript. The list below shows all documents.</noscript>
      <p role="status">
        {shown === 0
          ? 'No document matches. Choose another topic or “Any disagreement”.'
          : `${shown} of ${countDocuments(themes)} documents`}
      </p>
    </>
  );
}
