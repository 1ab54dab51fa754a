import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {FILE_PREFIX, PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {PRICINGS_PATH} from '@site/site/pages';
import {FILTERS, FILTER_NAMES, choicesOf, matching, sorted} from './facts';
import type {PricingFacts, SortKey} from './facts';
import styles from './pricings.module.css';

/** Labels of the columns. Readers sort by those with a key. */
const COLUMNS: readonly (readonly [label: string, key?: SortKey])[] = [
  ['Product', 'product'],
  ['Year', 'year'],
  ['Plans', 'plans'],
  ['Add-ons', 'addOns'],
  ['Features', 'features'],
  ['Limits', 'limits'],
  ['Plan prices'],
  ['Per'],
  ['Subscriptions', 'space'],
];

interface TableProps {
  readonly pricings: readonly PricingFacts[];
  /** Whether to list the plans with their prices, not only their number. */
  readonly withPlans?: boolean;
  readonly sort?: {readonly key: SortKey; readonly isAscending: boolean};
  readonly onSort?: ((key: SortKey) => void) | undefined;
}

/** Pricings with links to the playground and to their files. */
export function PricingTable({pricings, withPlans, sort, onSort}: TableProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <table className={withPlans ? styles.series : styles.products}>
      <thead>
        <tr>
          {COLUMNS.filter(([, key]) => key ?? !withPlans).map(([label, key]) => (
            <th
              key={label}
              aria-sort={
                key && key === sort?.key
                  ? sort.isAscending
                    ? 'ascending'
                    : 'descending'
                  : undefined
              }>
              {key && onSort ? (
                <button type="button" onClick={() => onSort(key)}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pricings.map(({id, product, year, plans, addOns, features, limits, ...rest}) => (
          <tr key={id}>
            <th scope="row">
              <Link
                to={PLAYGROUND_PATH + FILE_PREFIX + id}
                data-noBrokenLinkCheck
                aria-label={`${product} ${year} in the playground`}>
                {product}
              </Link>
            </th>
            <td>
              <a
                href={withBaseUrl(`${PRICINGS_PATH}/${id}.yml`)}
                aria-label={`${year}: YAML file of ${product}`}>
                {year}
              </a>
            </td>
            <td>{withPlans ? rest.names : plans}</td>
            <td>{addOns}</td>
            <td>{features}</td>
            <td>{limits}</td>
            {!withPlans && <td>{rest.prices}</td>}
            {!withPlans && <td>{rest.units}</td>}
            <td>{rest.space.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The newest pricing of each product, with filters that the query of the URL keeps. */
export default function Products({pricings}: {pricings: readonly PricingFacts[]}): ReactNode {
  const history = useHistory();
  const location = useLocation();
  // The page as the server renders it has no query.
  const isBrowser = useIsBrowser();
  const query = useMemo(
    () => new URLSearchParams(isBrowser ? location.search : ''),
    [isBrowser, location.search],
  );
  const [sort, setSort] = useState({key: 'product' as SortKey, isAscending: true});
  const shown = sorted(matching(pricings, query), sort.key, sort.isAscending);
  const field = useRef<HTMLInputElement>(null);
  const name = query.get('name') ?? '';
  // Not the value of the field, because the query follows the reader's letters with a delay.
  useEffect(() => {
    if (field.current !== document.activeElement) field.current!.value = name;
  }, [name]);
  // The largest numbers come first.
  const sortBy = (key: SortKey) =>
    setSort({key, isAscending: key === sort.key ? !sort.isAscending : key === 'product'});
  const choose = (filter: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(filter, value);
    if (value === '') next.delete(filter);
    history.replace({...location, search: next.toString()});
  };
  return (
    <>
      <form
        className={styles.filters}
        data-markdown=""
        onSubmit={(event) => event.preventDefault()}>
        <label>
          Name
          <input ref={field} type="search" onChange={({target}) => choose('name', target.value)} />
        </label>
        {FILTER_NAMES.map((filter) => {
          const choices = choicesOf(pricings, filter);
          const value = choices.find((choice) => choice.value === query.get(filter))?.value ?? '';
          return (
            <label key={filter}>
              {FILTERS[filter]}
              <select value={value} onChange={({target}) => choose(filter, target.value)}>
                <option value="">Any</option>
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </form>
      <p role="status">
        {shown.length} of {pricings.length} products
      </p>
      <PricingTable pricings={shown} sort={sort} onSort={isBrowser ? sortBy : undefined} />
    </>
  );
}
