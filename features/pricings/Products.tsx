import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {FILE_PREFIX, PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {PRICINGS_PATH} from '@site/site/pages';
import {FILTERS, FILTER_NAMES, choicesOf, matching, type PricingFacts} from './facts';
import styles from './pricings.module.css';

interface TableProps {
  readonly pricings: readonly PricingFacts[];
  /** Whether to list the plans with their prices, not only their number. */
  readonly withPlans?: boolean;
}

/** Pricings with links to the playground and to their files. */
export function PricingTable({pricings, withPlans}: TableProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <table>
      <thead>
        <tr>
          <th>Product</th>
          <th>Year</th>
          <th>Plans</th>
          <th>Add-ons</th>
          <th>Features</th>
          <th>Limits</th>
          {!withPlans && <th>Plan prices</th>}
          {!withPlans && <th>Per</th>}
          <th>Subscriptions</th>
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
            {withPlans ? (
              <td className={styles.list}>{plans.join(', ')}</td>
            ) : (
              <td>{plans.length}</td>
            )}
            <td>{addOns}</td>
            <td>{features}</td>
            <td>{limits}</td>
            {!withPlans && <td>{rest.prices}</td>}
            {!withPlans && <td className={styles.list}>{rest.units}</td>}
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
  const shown = matching(pricings, query);
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    if (value === '') next.delete(name);
    history.replace({...location, search: next.toString()});
  };
  return (
    <>
      <form className={styles.filters} data-markdown="">
        {FILTER_NAMES.map((name) => {
          const choices = choicesOf(pricings, name);
          const value = choices.find((choice) => choice.value === query.get(name))?.value ?? '';
          return (
            <label key={name}>
              {FILTERS[name]}
              <select value={value} onChange={({target}) => choose(name, target.value)}>
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
      <PricingTable pricings={shown} />
    </>
  );
}
