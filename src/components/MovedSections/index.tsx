import {useEffect, useRef, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

interface MovedSectionsProps {
  /** Ids of the moved sections, unchanged on the new page. */
  readonly ids: readonly string[];
  /** Markdown whose first link is to the new page, so that the build checks the link. */
  readonly children: ReactNode;
}

/**
 * Note about sections that moved to another page. Forwards readers who open this page with the id of a
 * moved section.
 */
export default function MovedSections({ids, children}: MovedSectionsProps): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const {hash} = useLocation();
  const history = useHistory();
  const isMoved = ids.includes(hash.slice(1));
  useEffect(() => {
    const link = text.current?.querySelector('a');
    if (isMoved && link) history.replace(`${link.pathname}${hash}`);
  }, [isMoved, hash, history]);
  return (
    <div ref={text} data-moved={ids.join(' ')}>
      {children}
    </div>
  );
}
