import {useEffect, useState, type ReactNode} from 'react';
import TryAgain from './TryAgain';

/**
 * A component that is loaded when it is first rendered. Unlike `lazy` of React, it offers another try if it
 * cannot be loaded.
 */
export function later<P extends object>(
  load: () => Promise<{readonly default: (props: P) => ReactNode}>,
): (props: P) => ReactNode {
  return function Later(props) {
    const [loaded, setLoaded] = useState<{readonly default?: (props: P) => ReactNode}>();
    useEffect(() => {
      if (loaded === undefined) load().then(setLoaded, () => setLoaded({}));
    }, [loaded]);
    if (loaded?.default) return <loaded.default {...props} />;

    return loaded === undefined ? (
      <p>Loading…</p>
    ) : (
      <TryAgain
        problem="This part of the page could not be loaded."
        onRetry={() => setLoaded(undefined)}
      />
    );
  };
}
