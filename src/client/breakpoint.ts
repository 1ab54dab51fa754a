/** The breakpoint between the layouts of narrow and wide screens, which `plugins/upstream/breakpoint.ts` sets. */
import {useSyncExternalStore} from 'react';

/** Media queries. The breakpoint is 996 px with the text size that browsers have by default. */
export const WIDE = '(width > 62.25em)';
export const NARROW = '(width <= 62.25em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The layout of the window; `ssr` while the page hydrates. */
export const useWindowSize = (): 'desktop' | 'mobile' | 'ssr' =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(WIDE).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
