import type {ReactNode} from 'react';
import {useCopy} from '@pricing4saas/playground/useCopy';
import styles from './parts.module.css';

/** A line with a copy button. */
export default function InstallLine({line}: {readonly line: string}): ReactNode {
  const [copy, message] = useCopy(() => line);
  return (
    <div className={styles.install}>
      <code>{line}</code>
      <button type="button" onClick={copy} aria-label={`Copy: ${line}`}>
        <span aria-live="polite">{message || 'Copy'}</span>
      </button>
    </div>
  );
}
