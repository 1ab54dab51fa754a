import type {ReactNode} from 'react';

/** The message where code did not load. It stays during a retry, with the focus. */
export default function LoadFailure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <span role="alert">
      This part of the page did not load. You might want to check your network connection.{' '}
      <button type="button" className="button button--sm button--primary" onClick={onRetry}>
        Retry
      </button>
    </span>
  );
}
