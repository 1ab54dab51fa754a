import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import CopyButton from '../CopyButton';
import Tabs from '../Tabs';
import type {
  Evaluation,
  FeatureDecision,
  PricingResult,
  ReadValue,
  Selection,
  TextRange,
} from '../types';
import type {Library} from './decidingRanges';
import Controls from './Controls';
import {BreakableName, Mark, Place, formatValue} from './Value';
import styles from './panels.module.css';

/** `undefined`: the playground does not run the expression. */
const wordOf = (isOn: boolean | undefined): string =>
  ({true: 'on', false: 'off'})[String(isOn)] ?? 'unknown';

/** A value as in an expression: text with quotes. */
const formatRead = ({value}: ReadValue): string =>
  typeof value === 'string' ? `'${value}'` : formatValue(value);

/** Price of the subscription, or the prices of its parts if they are not all numbers. */
function priceOf({table, evaluation: {plan, addOns, price}}: PricingResult): string {
  const chosen = table.offers.filter(({kind, name}) =>
    kind === 'plan' ? name === plan : addOns.includes(name),
  );
  return price ?? chosen.map((offer) => offer.price).join(' + ');
}

const SOURCES: Readonly<Record<ReadValue['source'], string>> = {
  plan: 'set by the plan',
  addOn: 'set by an add-on',
  default: 'default value',
  user: 'user context',
  missing: 'missing',
};

interface AccessProps {
  readonly pricing: PricingResult;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly isOld: boolean;
  readonly library: Library;
  readonly onLibrary: (library: Library) => void;
  /** The feature whose deciding lines are marked in the editor. */
  readonly feature: string | undefined;
  readonly onFeature: (feature: string | undefined) => void;
  readonly onReveal: (range: TextRange) => void;
}

interface DecisionProps extends Pick<AccessProps, 'onFeature' | 'onReveal'> {
  readonly decision: FeatureDecision;
  readonly isChosen: boolean;
}

/** Whether a feature is on, its expression, and the values that the expression compared. */
function Decision({decision, isChosen, onFeature, onReveal}: DecisionProps): ReactNode {
  const {name, isOn, expression, expressionRange, reads, error} = decision;
  return (
    <li className={styles.decision} data-chosen={isChosen}>
      <button
        type="button"
        className={styles.feature}
        aria-pressed={isChosen}
        title="Mark the deciding lines in the editor"
        onClick={() => onFeature(isChosen ? undefined : name)}>
        <Mark isOn={isOn} words="" />
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        is {wordOf(isOn)}
      </button>
      {expression !== undefined && (
        <div className={styles.reason}>
          <code>{expression}</code>{' '}
          {expressionRange && <Place range={expressionRange} onReveal={onReveal} />}
        </div>
      )}
      {reads.map((read) => (
        <div key={read.path} className={styles.reason}>
          <code>{read.path}</code> = <b>{formatRead(read)}</b>, {SOURCES[read.source]}{' '}
          {read.range && <Place range={read.range} onReveal={onReveal} />}
        </div>
      ))}
      {error && <div className={styles.reason}>Error: {error}</div>}
    </li>
  );
}

function Decisions({library, ...props}: AccessProps): ReactNode {
  const {decisions, error} = props.pricing.evaluation[library];
  const isEmpty = decisions.length > 0 && decisions.every(({expression}) => !expression);
  return (
    <>
      {error && <p className="alert alert--danger">{error}</p>}
      {isEmpty ? (
        <p className="alert alert--info">
          No feature has an expression, so all are off. The price table shows what each plan
          includes.
        </p>
      ) : (
        <ul className={styles.decisions}>
          {decisions.map((decision) => (
            <Decision
              key={decision.name}
              decision={decision}
              isChosen={decision.name === props.feature}
              onFeature={props.onFeature}
              onReveal={props.onReveal}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Claims({token: {claims}}: Evaluation): ReactNode {
  const json = claims && JSON.stringify(claims, null, 2);
  return (
    json !== undefined && (
      <details className={styles.details}>
        <summary>Claims of the pricing token</summary>
        <p>
          pricing4ts also adds <code>exp</code>, the time at which the token expires.
        </p>
        <CopyButton label="Copy JSON" text={json} />
        <pre tabIndex={0} aria-label="Claims">
          {json}
        </pre>
      </details>
    )
  );
}

function Grid({grid, token: {decisions}}: Evaluation): ReactNode {
  return (
    grid.length > 0 && (
      <>
        <Heading as="h2">All plans</Heading>
        <p>
          The table shows which features are on in each plan’s pricing token for this user context.
        </p>
        <div className={styles.scroll} role="region" aria-label="Features by plan" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                {grid.map(({plan}) => (
                  <th key={plan} scope="col">
                    <BreakableName name={plan} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {decisions.map(({name}, index) => (
                <tr key={name}>
                  <th scope="row">
                    <BreakableName name={name} />
                  </th>
                  {grid.map(({plan, isOn}) => (
                    <td key={plan}>
                      <Mark isOn={isOn[index]} words={wordOf(isOn[index])} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    )
  );
}

/** Which features a subscription has and why, as each library evaluates them. */
export default function Access(props: AccessProps): ReactNode {
  const {pricing, selection, onSelect, isOld, library, onLibrary} = props;
  const {evaluation} = pricing;
  const price = priceOf(pricing);
  return (
    <>
      <Controls pricing={pricing} selection={selection} onChange={onSelect} isDisabled={isOld} />
      {price && (
        <p>
          Price of this subscription: <strong>{price}</strong>
        </p>
      )}
      {evaluation.invalid !== undefined && (
        <p className="alert alert--warning" role="status">
          {evaluation.invalid}
        </p>
      )}
      <Tabs
        label="Library"
        value={library}
        onChange={onLibrary}
        tabs={[
          {
            value: 'token',
            label: 'Pricing token (pricing4ts)',
            panel: (
              <>
                <p>pricing4ts ignores add-ons when it creates a pricing token.</p>
                <Decisions {...props} library="token" />
                <Claims {...evaluation} />
                <Grid {...evaluation} />
              </>
            ),
          },
          {
            value: 'react',
            label: 'Pricing4React evaluatePricing',
            panel: (
              <>
                <p>
                  <code>evaluatePricing</code> applies the chosen add-ons.
                </p>
                <Decisions {...props} library="react" />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
