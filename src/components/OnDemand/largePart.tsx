import {lazy, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {isMissingCode, reloadIfReachable} from '@pricing4saas/search/staleTab';
import LoadFailure from './LoadFailure';

/**
 * The largest part of a page, as a chunk that is requested at once, because pages with a link to its page prefetch it.
 * If it doesn't load, the rest of the page stays, also while a retry finds no network. There is no `Suspense` around
 * it: React would show the content of a large one only with a script, after the footer.
 *
 * @param loading the import of the module, whose default export is the component
 */
export function largePart(loading: Promise<{readonly default: ComponentType}>) {
  const Part = lazy(() => loading);
  return (): ReactNode => (
    <ErrorBoundary
      fallback={({error}) => {
        if (!isMissingCode(error)) throw error;
        return <LoadFailure onRetry={() => void reloadIfReachable()} />;
      }}>
      <Part />
    </ErrorBoundary>
  );
}
