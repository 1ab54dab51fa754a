import type {ReactNode} from 'react';
import options from '@generated/search/default/options.json';

interface FailureProps {
  readonly className: string | undefined;
  readonly retry: () => unknown;
  /** Whether the code of the search is missing, and not its index. */
  readonly isOfCode?: boolean;
}

/** The message about a failed search. */
export function Failure({className, retry, isOfCode = false}: FailureProps): ReactNode {
  const needsBuild =
    process.env.NODE_ENV === 'development' && options.settings.mode === 'embedded' && !isOfCode;
  return (
    <div className={className} role="alert">
      <p>{needsBuild ? 'Search needs a build' : 'Unable to fetch results'}</p>
      <p>
        {needsBuild
          ? 'The development server searches the index of the last build, but cannot read one. Run "npm run build" once, then select Retry.'
          : 'You might want to check your network connection.'}
      </p>
      <button type="button" className="button button--primary button--sm" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
