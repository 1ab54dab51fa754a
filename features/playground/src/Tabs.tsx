import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './playground.module.css';

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps<T extends string> {
  /** Name for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/**
 * Tabs that their owner controls, unlike those of the theme. Only the chosen panel is rendered, because
 * each change of a large file renders hundreds of rows.
 */
export default function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
}: TabsProps<T>): ReactNode {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const step = STEPS[event.key];
    const next =
      step !== undefined
        ? (index + step + tabs.length) % tabs.length
        : {Home: 0, End: tabs.length - 1}[event.key];
    if (next !== undefined) {
      event.preventDefault();
      onChange(tabs[next]!.value);
      list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    }
  };
  return (
    <>
      <ul ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <li
            key={tab.value}
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-${tab.value}-panel`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className={clsx('tabs__item', tab.value === value && 'tabs__item--active')}
            onClick={() => onChange(tab.value)}
            onKeyDown={({key}) => key === 'Enter' && onChange(tab.value)}>
            {tab.label}
          </li>
        ))}
      </ul>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
          tabIndex={0}
          className={styles.panel}>
          {tab.value === value && tab.panel}
        </div>
      ))}
    </>
  );
}
