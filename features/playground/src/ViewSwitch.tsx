import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './playground.module.css';

/** What phones show. */
export type View = 'file' | 'results';

interface ViewSwitchProps {
  readonly value: View;
  readonly onChange: (view: View) => void;
  readonly problems: number;
}

/** On phones, chooses between the file and its results. */
export default function ViewSwitch({value, onChange, problems}: ViewSwitchProps): ReactNode {
  return (
    <div className={styles.views} role="group" aria-label="Show">
      {(['file', 'results'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={clsx('button', `button--${value === name ? 'primary' : 'secondary'}`)}
          aria-pressed={value === name}
          onClick={() => onChange(name)}>
          {name === 'file' ? `File${problems > 0 ? ` (${problems})` : ''}` : 'Results'}
        </button>
      ))}
    </div>
  );
}
