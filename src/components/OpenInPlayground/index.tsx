import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {LoadFailure, useOnDemand} from '../OnDemand';
import styles from './styles.module.css';

/** Properties that `markdown/playgroundLinks.ts` writes. */
export interface OpenInPlaygroundProps {
  /** Fragment of the URL, with the pricing. */
  readonly fragment: string;
  /** `true` if the playground can be started in the page. */
  readonly embedded?: string;
}

const fetchPlayground = () => import('@pricing4saas/playground/Playground');

/** Focuses the playground if the button that started it had the focus, because the button is gone. */
function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({preventScroll: true});
}

/** Link that opens the pricing of the code block before it in the playground. */
export default function OpenInPlayground({fragment, embedded}: OpenInPlaygroundProps): ReactNode {
  const [isStarted, setStarted] = useState(false);
  const {code: Playground, hasFailed, load} = useOnDemand(fetchPlayground);
  const page = useBaseUrl(PLAYGROUND_PATH);
  const start = () => {
    setStarted(true);
    void load();
  };
  return (
    <>
      <p className={styles.links}>
        {embedded && !Playground && (
          <>
            {hasFailed && <LoadFailure onRetry={start} />}
            {isStarted && !hasFailed && <span role="status">The playground is loading.</span>}
            <button type="button" className="button button--sm button--secondary" onClick={start}>
              Start the playground here
            </button>
          </>
        )}
        <a href={page + fragment}>Open in playground</a>
      </p>
      {Playground && (
        <div ref={takeFocus} tabIndex={-1} role="region" aria-label="Playground">
          <Playground fragment={fragment} />
        </div>
      )}
    </>
  );
}
