import {useEffect, type ReactNode} from 'react';
import {LoadFailure, useOnDemand} from '../OnDemand';

interface CompareProps {
  /** Paths of the newer page and of the older one. */
  readonly paths: readonly string[];
  /** The page, until the comparison is loaded. */
  readonly children: ReactNode;
}

/** What changed between two pages on a topic. */
export default function Compare({paths, children}: CompareProps): ReactNode {
  const {code, hasFailed, load} = useOnDemand(() =>
    import('./Comparison').then(({compareAt}) => compareAt(paths)),
  );
  useEffect(() => void load(), []); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    code ?? (
      <>
        {hasFailed && <LoadFailure onRetry={load} />}
        {children}
      </>
    )
  );
}
