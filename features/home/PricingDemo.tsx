import {useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import pricing from '@generated/home/default/pricing.json';
import {sourceAddress} from '@site/site/links';
import Threads from './Threads';
import {decide, explain, formatValue, usageStops, type Decision} from './evaluate';
import type {HomePlan} from './pricingLines';
import styles from './demo.module.css';

const {excerpt, features, file, lineCount, limit, plans, saasName} = pricing;

const STOPS = usageStops(plans, limit.name);

/** The initial usage is close to the first limit, so that one step shows the effect. */
const FIRST_STOP = STOPS.indexOf(Number(plans[0]!.usageLimits[limit.name]!.value) - 2);

/** Id of an excerpt line, for links from a result. */
const lineId = (number: number) => `pricing-line-${number}`;

/** The excerpt of the pricing file, with the decisive lines marked. */
function PricingSource({deciding}: {readonly deciding: ReadonlySet<number>}): ReactNode {
  return (
    <figure className={styles.source}>
      <figcaption className={styles.sourceTitle}>
        <span>{file.split('/').at(-1)}</span>
        <Link to={sourceAddress(file)}>All {lineCount} lines</Link>
      </figcaption>
      {/* On narrow screens the longest line scrolls, and needs keyboard access. */}
      <div className={styles.code} role="region" aria-label={`Pricing of ${saasName}`} tabIndex={0}>
        <code>
          {excerpt.map(({number, html, afterGap}) => (
            <span
              key={number}
              id={lineId(number)}
              data-line={number}
              data-decides={deciding.has(number) || undefined}
              className={clsx(styles.line, afterGap && styles.afterGap)}>
              <span className={styles.number} data-search-ignore>
                {number}
              </span>
              <span dangerouslySetInnerHTML={{__html: html}} />
              {deciding.has(number) && (
                <span className={styles.visuallyHidden} data-search-ignore>
                  {' decides'}
                </span>
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </div>
    </figure>
  );
}

function PlanCard({
  plan,
  group,
  isChosen,
  onChoose,
}: {
  readonly plan: HomePlan;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  const id = `${group}-${plan.name}`;
  return (
    <label className={styles.plan} htmlFor={id}>
      <span className={styles.planName}>
        <input
          id={id}
          type="radio"
          name={group}
          value={plan.name}
          checked={isChosen}
          onChange={onChoose}
        />
        {plan.name}
      </span>
      <span className={styles.price}>
        {plan.price} <small>{plan.unit.replace('/', ' / ')}</small>
      </span>
      <span className={styles.entry}>
        <span>{limit.name}</span> <b>{formatValue(plan.usageLimits[limit.name]!.value)}</b>
      </span>
      {features
        .filter(({name}) => name !== limit.counts)
        .map(({name}) => (
          <span key={name} className={styles.entry}>
            <span>{name}</span> <b>{formatValue(plan.features[name]!.value)}</b>
          </span>
        ))}
    </label>
  );
}

/** The state of a feature for the selected plan and usage, with links to the decisive lines. */
function Toggle({
  decision,
  plan,
}: {
  readonly decision: Decision;
  readonly plan: HomePlan;
}): ReactNode {
  const {feature, isOn, lines} = decision;
  return (
    <li
      className={styles.toggle}
      data-feature={feature.name}
      data-on={isOn}
      data-decided-by={lines.join(' ')}>
      <span className={styles.switch} aria-hidden="true" />
      <span className={styles.verdict}>
        <span>
          <code>{feature.name}</code> is <strong>{isOn ? 'on' : 'off'}</strong>:{' '}
          {explain(decision, plan, limit.unit)}
        </span>
        <span className={styles.decidedBy}>
          <span className={styles.star} aria-hidden="true" />
          {lines.map((line, index) => (
            <span key={line}>
              {index === 0 ? 'expression on ' : 'value on '}
              <a href={`#${lineId(line)}`}>line {line}</a>
              {index < lines.length - 1 && ', '}
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}

/**
 * A pricing file and its effect: a price table, and two features that depend on the selected plan and
 * usage. The decisive lines are marked in the file and connected to the features by threads.
 */
export default function PricingDemo(): ReactNode {
  const [planIndex, setPlanIndex] = useState(0);
  const [stop, setStop] = useState(FIRST_STOP);
  const group = useId();
  const frame = useRef<HTMLDivElement>(null);
  const plan = plans[planIndex]!;
  const used = STOPS[stop]!;
  const decisions = features.map((feature) => decide(feature, plan, {[limit.counts]: used}));
  const count = `${formatValue(used)} ${limit.unit}${used === 1 ? '' : 's'}`;
  return (
    <div
      className={styles.demo}
      ref={frame}
      data-markdown="On the site, a demonstration shows which features each plan of a pricing file includes.">
      <div className={styles.result}>
        <fieldset className={styles.plans}>
          <legend>Choose a plan</legend>
          {plans.map((candidate, index) => (
            <PlanCard
              key={candidate.name}
              plan={candidate}
              group={group}
              isChosen={index === planIndex}
              onChoose={() => setPlanIndex(index)}
            />
          ))}
        </fieldset>
        <div className={styles.usage}>
          <label htmlFor={`${group}-usage`}>Usage</label>
          <output htmlFor={`${group}-usage`}>{count}</output>
          <input
            id={`${group}-usage`}
            type="range"
            min={0}
            max={STOPS.length - 1}
            value={stop}
            aria-valuetext={count}
            onChange={({target}) => setStop(Number(target.value))}
          />
        </div>
        <ul className={styles.toggles} aria-live="polite" aria-label="Features">
          {decisions.map((decision) => (
            <Toggle key={decision.feature.name} decision={decision} plan={plan} />
          ))}
        </ul>
        <noscript>
          <p className={styles.note}>To change the plan, enable JavaScript.</p>
        </noscript>
      </div>
      <PricingSource deciding={new Set(decisions.flatMap(({lines}) => lines))} />
      <Threads frame={frame} state={`${planIndex} ${stop}`} />
    </div>
  );
}
