import {useId, type ReactNode} from 'react';
import type {PricingResult, Selection, UserContextKey} from '../types';
import styles from './panels.module.css';

interface ControlsProps {
  readonly pricing: PricingResult;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  /** While the file is broken, choices have no effect. */
  readonly isDisabled: boolean;
}

type ContextValue = string | number | boolean;

interface KeyProps {
  readonly contextKey: UserContextKey;
  readonly value: ContextValue | undefined;
  readonly onChange: (value: ContextValue) => void;
}

/** Input for a key of the user context. Numbers that are compared with a limit also have a slider. */
function ContextInput({
  contextKey: {name, type, limit, choices},
  value,
  onChange,
}: KeyProps): ReactNode {
  const id = useId();
  const change = (text: string) => onChange(type === 'number' && text !== '' ? Number(text) : text);
  return (
    <div className={styles.contextKey}>
      <label htmlFor={id}>{name}</label>
      {type === 'boolean' ? (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({target}) => onChange(target.checked)}
        />
      ) : (
        <input
          id={id}
          type={type === 'number' ? 'number' : 'text'}
          step="any"
          list={choices.length > 0 ? `${id}-choices` : undefined}
          value={typeof value === 'boolean' ? '' : (value ?? (type === 'number' ? 0 : ''))}
          onChange={({target}) => change(target.value)}
        />
      )}
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {type === 'number' && limit !== undefined && Number.isFinite(limit) && (
        <input
          type="range"
          aria-label={`${name}, up to a little more than its highest limit`}
          min={0}
          max={Math.ceil(limit * 1.1) + 1}
          value={Number(value ?? 0)}
          onChange={({target}) => change(target.value)}
        />
      )}
    </div>
  );
}

/** Chooses the subscription and the user context whose features the panel shows. */
export default function Controls({
  pricing: {table, userContextKeys},
  selection,
  onChange,
  isDisabled,
}: ControlsProps): ReactNode {
  const group = useId();
  const plans = table.offers.filter(({kind}) => kind === 'plan');
  // Not the evaluated plan, which follows a choice only after a pause.
  const plan = plans.find(({name}) => name === selection.plan) ?? plans[0];
  const addOns = table.offers.filter(({kind}) => kind === 'addOn');
  const toggle = (name: string, isChosen: boolean) =>
    onChange({
      ...selection,
      addOns: isChosen
        ? [...selection.addOns, name]
        : selection.addOns.filter((other) => other !== name),
    });
  return (
    <div className={styles.controls}>
      {plans.length > 0 && (
        <fieldset disabled={isDisabled}>
          <legend>Plan</legend>
          {plans.map(({name}) => (
            <label key={name}>
              <input
                type="radio"
                name={group}
                checked={name === plan?.name}
                onChange={() => onChange({...selection, plan: name})}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {addOns.length > 0 && (
        <fieldset disabled={isDisabled}>
          <legend>Add-ons</legend>
          {addOns.map(({name}) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={selection.addOns.includes(name)}
                onChange={({target}) => toggle(name, target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {userContextKeys.length > 0 && (
        <fieldset disabled={isDisabled}>
          <legend>User context</legend>
          <p className={styles.help}>
            Enter the user data that the expressions read, such as usage. Clear a number to leave
            out its key.
          </p>
          {userContextKeys.map((key) => (
            <ContextInput
              key={key.name}
              contextKey={key}
              value={
                Object.hasOwn(selection.userContext, key.name)
                  ? selection.userContext[key.name]
                  : undefined
              }
              onChange={(value) =>
                onChange({...selection, userContext: {...selection.userContext, [key.name]: value}})
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
