import {useEffect, useRef, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

interface MovedSectionsProps {
  /** Ids of the sections. They are the same on the new page. */
  readonly ids: readonly string[];
  /** Markdown whose first link leads to the new page, so that the build checks the link. */
  readonly children: ReactNode;
}

/**
 * Text about sections that are on another page now. Readers who open this page at the id of such a section
 * are forwarded to the section on the new page.
 */
export default function MovedSections({ids, children}: MovedSectionsProps): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const {hash} = useLocation();
  const history = useHistory();
  const isMoved = ids.includes(hash.slice(1));
  useEffect(() => {
    const link = text.current?.querySelector('a');
    if (isMoved && link) {
      history.replace(`${link.pathname}${hash}`);
    }
  }, [isMoved, hash, history]);
  return <div ref={text}>{children}</div>;
}
