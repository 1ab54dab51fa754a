import {useDeferredValue, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The blocks of a long page below its first screen, which `markdown/laterBlocks.ts` wraps. After a
 * change of the page, React renders them when the blocks above are shown.
 *
 * They are rendered at once in HTML and while it hydrates, and if the browser scrolls: to the fragment
 * of the URL, or to an earlier position after "Back".
 */
export default function LaterBlocks({children}: {readonly children: ReactNode}): ReactNode {
  const hasHydrated = useIsBrowser();
  const {action, location} = useHistory();
  const [isAtOnce] = useState(!hasHydrated || action === 'POP' || location.hash !== '');
  return useDeferredValue(true, isAtOnce) && children;
}
