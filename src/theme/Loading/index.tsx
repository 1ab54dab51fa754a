import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/**
 * Placeholder for a page whose chunk is loading or has failed to load. Docusaurus loads chunks before it
 * shows a page, so it is rarely seen; `plugins/load-failure` reports a first page that fails.
 */
export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <main className={styles.message}>
        <div role="alert">
          <h1>This page did not load</h1>
          <p>{String(error)}</p>
        </div>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </main>
    );
  }
  return pastDelay ? (
    <p className={styles.message} role="status">
      Loading…
    </p>
  ) : null;
}
