import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import CopyButton from '../CopyButton';
import {loadExtras} from '../loadExtras';
import type {
  Cell,
  Offer,
  PricedSubscription,
  PricingResult,
  TableGroup,
  TableRow,
  TextRange,
} from '../types';
import {BreakableName, Mark, Names, Place, formatValue, wordsOf} from './Value';
import styles from './panels.module.css';

interface PriceTablePanelProps {
  readonly pricing: PricingResult;
  readonly onReveal: (range: TextRange) => void;
}

function CellValue({row, cell}: {readonly row: TableRow; readonly cell: Cell}): ReactNode {
  const {value, source} = cell;
  if (typeof value === 'boolean')
    return <Mark isOn={value} words={value ? 'included' : 'not included'} />;

  return (
    <>
      {source === 'extension' && '+'}
      {formatValue(value)} {row.unit && <small>{row.unit}</small>}
    </>
  );
}

function Price({offer}: {readonly offer: Offer}): ReactNode {
  return (
    <span className={styles.price}>
      {offer.price}
      {offer.unit && <small> {offer.unit}</small>}
      {offer.billed.map(({period, price}) => (
        <small key={period}>
          <br />
          {price} with <bdi>{period}</bdi> billing
        </small>
      ))}
    </span>
  );
}

/** A name that leads to its place in the file, and the mark of a private offer. */
function Name({
  item,
  onReveal,
}: {
  readonly item: Offer | TableRow;
  readonly onReveal: (range: TextRange) => void;
}): ReactNode {
  return (
    <>
      <Place range={item.range} onReveal={onReveal}>
        <BreakableName name={item.name} />
      </Place>
      {'isPrivate' in item && item.isPrivate && (
        <>
          {' '}
          <span className="badge badge--secondary">private</span>
        </>
      )}
    </>
  );
}

function Description({children}: {readonly children: string | undefined}): ReactNode {
  return children && <span className={styles.description}>{children}</span>;
}

/** A heading for the rows, if the table has several groups. */
function titleOf({tag, rows}: TableGroup, {groups}: PricingResult['table']): string | undefined {
  if (tag !== undefined || groups.length === 1) return tag;

  if (rows[0]!.kind === 'usageLimit') return 'Usage limits';

  return groups.some((group) => group.tag !== undefined) ? 'Other features' : 'Features';
}

function PlanTable({pricing: {saasName, table}, onReveal}: PriceTablePanelProps): ReactNode {
  const plans = table.offers.flatMap((offer, index) =>
    offer.kind === 'plan' ? [{offer, index}] : [],
  );
  return (
    <div className={styles.scroll} role="region" aria-label="Plans" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.visuallyHidden}>Plans of {saasName}</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({offer}) => (
              <th key={offer.name} scope="col">
                <Name item={offer} onReveal={onReveal} />
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {plans.map(({offer}) => (
              <td key={offer.name}>
                <Description>{offer.description}</Description>
                <Price offer={offer} />
              </td>
            ))}
          </tr>
        </thead>
        {table.groups.map((group) => (
          <tbody key={`${group.rows[0]!.kind} ${group.tag ?? ''}`}>
            {titleOf(group, table) !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={plans.length + 1} className={styles.tag}>
                  <span>{titleOf(group, table)}</span>
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={`${row.kind} ${row.name}`}>
                <th scope="row">
                  <Name item={row} onReveal={onReveal} />
                  <Description>{row.description ?? wordsOf(row.name)}</Description>
                </th>
                {plans.map(({offer, index}) => (
                  <td key={offer.name}>
                    <CellValue row={row} cell={row.cells[index]!} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Changes({
  index,
  table,
}: {
  readonly index: number;
  readonly table: PricingResult['table'];
}): ReactNode {
  const rows = table.groups
    .flatMap((group) => group.rows)
    .filter(({cells}) => cells[index]?.source !== 'none');
  return (
    <ul className={styles.plain}>
      {rows.map((row) => (
        <li key={`${row.kind} ${row.name}`}>
          <bdi>{row.name}</bdi>: <CellValue row={row} cell={row.cells[index]!} />
        </li>
      ))}
    </ul>
  );
}

function AddOnTable({pricing: {saasName, table}, onReveal}: PriceTablePanelProps): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label="Add-ons" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.visuallyHidden}>Add-ons of {saasName}</caption>
        <thead>
          <tr>
            <th scope="col">Add-on</th>
            <th scope="col">Price</th>
            <th scope="col">Includes</th>
            <th scope="col">Conditions</th>
          </tr>
        </thead>
        <tbody>
          {table.offers.map((offer, index) => {
            const conditions = [
              ['Available for', offer.availableFor],
              ['Requires', offer.dependsOn],
              ['Excludes', offer.excludes],
            ] as const;
            return (
              offer.kind === 'addOn' && (
                <tr key={offer.name}>
                  <th scope="row">
                    <Name item={offer} onReveal={onReveal} />
                    <Description>{offer.description}</Description>
                  </th>
                  <td>
                    <Price offer={offer} />
                  </td>
                  <td>
                    <Changes index={index} table={table} />
                  </td>
                  <td>
                    <ul className={styles.plain}>
                      {conditions
                        .filter(([, names]) => names.length > 0)
                        .map(([label, names]) => (
                          <li key={label}>
                            {label} <Names names={names} />
                          </li>
                        ))}
                    </ul>
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Subscription({plan, addOns, price}: PricedSubscription): ReactNode {
  return (
    <>
      <Names names={[plan ?? [], addOns].flat()} separator=" + " />, {price}
    </>
  );
}

/** What customers see: plans, add-ons and their prices, and the size of the configuration space. */
export default function PriceTablePanel({pricing, onReveal}: PriceTablePanelProps): ReactNode {
  const {space, table} = pricing;
  const facts = [
    ['Possible subscriptions', space.size?.toLocaleString('en') ?? 'too many to count'],
    ['Cheapest', space.cheapest && <Subscription {...space.cheapest} />],
    ['Most expensive', space.mostExpensive && <Subscription {...space.mostExpensive} />],
  ] as const;
  const has = (kind: Offer['kind']) => table.offers.some((offer) => offer.kind === kind);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([term, fact]) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {(space.cheapest ?? space.mostExpensive) && space.unpriced.length > 0 && (
        <p className={styles.help}>
          Only numeric prices are compared, which leaves out <Names names={space.unpriced} />.
        </p>
      )}
      {has('addOn') && new Set(table.offers.map(({unit}) => unit)).size > 1 && (
        <p className={styles.help}>
          A subscription’s price is the sum of its plan and add-on prices, even if their units
          differ.
        </p>
      )}
      {has('plan') && <PlanTable pricing={pricing} onReveal={onReveal} />}
      {has('addOn') && (
        <>
          <Heading as="h2">Add-ons</Heading>
          <AddOnTable pricing={pricing} onReveal={onReveal} />
        </>
      )}
      <CopyButton
        label="Copy as Markdown"
        text={async () => (await loadExtras()).tableMarkdown(table)}
      />
    </>
  );
}
