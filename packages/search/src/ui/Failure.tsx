import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import options from '@generated/search/default/options.json';
import {missingBuildHint} from './hint';

interface FailureProps {
  /** Names of classes. */
  readonly styles: Readonly<Record<string, string>>;
  readonly retry: () => void;
}

/** The message about a failed search. */
export function Failure({styles, retry}: FailureProps): ReactNode {
  const hint = missingBuildHint(options.settings.mode, process.env.NODE_ENV);
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>
        {hint?.title ??
          translate({
            id: 'theme.SearchModal.errorScreen.titleText',
            message: 'Unable to fetch results',
          })}
      </p>
      <p className={styles.messageHelp}>
        {hint?.help ??
          translate({
            id: 'theme.SearchModal.errorScreen.helpText',
            message: 'You might want to check your network connection.',
          })}
      </p>
      <button type="button" className="button button--primary button--sm" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
