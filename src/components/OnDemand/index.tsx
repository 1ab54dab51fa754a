import {lazy, useState, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {reloadIfReachable} from '@pricing4saas/search/staleTab';

/**
 * Loads code when `load` is called. Unlike `lazy`, it loads again after a failure. `load` resolves to whether
 * the code is loaded.
 *
 * @param fetchCode imports the module, whose default export is the code
 */
export function useOnDemand<T>(fetchCode: () => Promise<{readonly default: T}>) {
  const [code, setCode] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = async (): Promise<boolean> => {
    try {
      const loaded = code ?? (await fetchCode()).default;
      setCode(() => loaded);
      setHasFailed(false);
      return true;
    } catch {
      setHasFailed(true);
      if (hasFailed) await reloadIfReachable();

      return false;
    }
  };
  return {code, hasFailed, load};
}

/** The message beside a button whose code did not load. It stays during a retry, with the focus. */
export function LoadFailure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <span role="alert">
      This part of the page did not load. You might want to check your network connection.{' '}
      <button type="button" className="button button--sm button--primary" onClick={onRetry}>
        Retry
      </button>
    </span>
  );
}

/**
 * The largest part of a page, as a chunk that is requested at once, because pages with a link to its page prefetch it.
 * If it doesn't load, the rest of the page stays, and the reader can retry. There is no `Suspense` around it: React
 * would show the content of a large one only with a script, after the footer.
 *
 * @param fetchPart imports the module, whose default export is the component
 */
export function largePart(fetchPart: () => Promise<{readonly default: ComponentType}>) {
  const loading = fetchPart();
  const First = lazy(() => loading);
  return function LargePart(): ReactNode {
    const {code: Part = First, load} = useOnDemand(fetchPart);
    return (
      <ErrorBoundary
        fallback={({error, tryAgain}) => {
          if (error.name !== 'ChunkLoadError') throw error;
          return (
            <LoadFailure onRetry={() => void load().then((isLoaded) => isLoaded && tryAgain())} />
          );
        }}>
        <Part />
      </ErrorBoundary>
    );
  };
}
