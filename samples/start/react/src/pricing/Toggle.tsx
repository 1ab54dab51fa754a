import {Default, ErrorFallback, Feature, Loading, On, feature} from 'pricing4react';
import type {ReactNode} from 'react';
import type {FeatureName} from './features';

interface ToggleProps {
  readonly name: FeatureName;
  readonly children: ReactNode;
  /** What users without the feature see. */
  readonly fallback?: ReactNode;
}

/** Shows its children to users who have the feature. */
export function Toggle({name, children, fallback}: ToggleProps): ReactNode {
  return (
    <Feature expression={feature(name)}>
      <On>
        <>{children}</>
      </On>
      <Default>
        <>{fallback}</>
      </Default>
      <Loading>
        <p>Checking your plan…</p>
      </Loading>
      <ErrorFallback>
        <p>Your plan could not be checked. Please log in again.</p>
      </ErrorFallback>
    </Feature>
  );
}
