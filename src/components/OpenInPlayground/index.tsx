import {Suspense, lazy, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PLAYGROUND_PATH} from '@site/site/playground';
import styles from './styles.module.css';

/** Properties that `markdown/playgroundLinks.ts` writes. */
export interface OpenInPlaygroundProps {
  /** Fragment of the URL, with the pricing. */
  readonly fragment: string;
  /** `true` if the playground can be started in the page. */
  readonly embedded?: string;
}

const Playground = lazy(() => import('../../playground/Playground'));

/** Focuses the playground, because the button that started it is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({preventScroll: true});
}

/** Link that opens the pricing of the code block before it in the playground. */
export default function OpenInPlayground({fragment, embedded}: OpenInPlaygroundProps): ReactNode {
  const [isStarted, setStarted] = useState(false);
  const page = useBaseUrl(PLAYGROUND_PATH);
  return (
    <>
      <p className={styles.links}>
        {embedded && !isStarted && (
          <button
            type="button"
            className="button button--sm button--secondary"
            onClick={() => setStarted(true)}>
            Start the playground here
          </button>
        )}
        <a href={page + fragment}>Open in playground</a>
      </p>
      {isStarted && (
        <div ref={takeFocus} tabIndex={-1} role="region" aria-label="Playground">
          <Suspense fallback={<p role="status">The playground is loading.</p>}>
            <Playground fragment={fragment} />
          </Suspense>
        </div>
      )}
    </>
  );
}
