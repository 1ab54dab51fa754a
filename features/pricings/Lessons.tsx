import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {PRICINGS_PATH} from '@site/site/pages';
import {FILTERS, choicesOf, medianOf, type Choice, type Filter, type PricingFacts} from './facts';
import styles from './pricings.module.css';

interface Bar extends Choice {
  readonly filter: Filter;
}

/** Bars with their numbers as text. Each label links to the products that a bar counts. */
function Bars({caption, bars, all}: {caption: string; bars: readonly Bar[]; all: number}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">Products</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({filter, value, label, count}) => (
          <tr key={filter + value}>
            <th scope="row">
              <Link to={`${PRICINGS_PATH}?${filter}=${value}#products`}>{label}</Link>
            </th>
            <td>
              <div className={styles.bar}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * count) / all} height="10" />
                </svg>
                {count} ({Math.round((100 * count) / all)}%)
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the pricings have in common, as bar charts. */
export default function Lessons({pricings}: {pricings: readonly PricingFacts[]}): ReactNode {
  const bars = (filter: Filter): Bar[] =>
    choicesOf(pricings, filter).map((choice) => ({filter, ...choice}));
  const having = (['free', 'seat', 'contact', 'addons', 'limits'] as const).flatMap((filter) =>
    bars(filter)
      .filter(({value}) => value === 'yes')
      .map((bar) => ({...bar, label: FILTERS[filter]})),
  );
  const largest = pricings.reduce((one, other) => (other.space > one.space ? other : one));
  const medianPlans = medianOf(pricings.map(({plans}) => plans));
  const medianSpace = medianOf(pricings.map(({space}) => space));
  return (
    <>
      <Heading as="h2" id="lessons">
        What {pricings.length} pricings teach
      </Heading>
      <p>
        The median pricing has {medianPlans} plans and allows {medianSpace} subscriptions. A
        subscription is a plan with some of the add-ons. {largest.product} allows the most,{' '}
        {largest.space.toLocaleString('en')}. To see which products a number counts, follow the link
        in its row. The authors of the data set chose the products, so the numbers do not represent
        the whole market.
      </p>
      <div className={styles.lessons}>
        <Bars caption="Plans" bars={bars('plans')} all={pricings.length} />
        <Bars caption="Pricings with" bars={having} all={pricings.length} />
        <Bars caption="Subscriptions" bars={bars('space')} all={pricings.length} />
      </div>
    </>
  );
}
