import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Blocks of a long page below its first screen, which `markdown/laterBlocks.ts` wraps. After a change of
 * the page, React renders them when the blocks above are painted, so that a tap in between is answered.
 *
 * They are rendered at once in HTML and while it hydrates, and if the browser scrolls: to the fragment
 * of the URL, or to an earlier position after "Back".
 */
export default function LaterBlocks({children}: {readonly children: ReactNode}): ReactNode {
  const hasHydrated = useIsBrowser();
  const {action} = useHistory();
  const {hash} = useLocation();
  const [isShown, setIsShown] = useState(!hasHydrated || action === 'POP');
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setIsShown(true))));
  }, []);
  return (isShown || hash !== '') && children;
}
