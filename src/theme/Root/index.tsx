import {useEffect, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import {correctPath} from '@site/src/client/upstream/unmatchedPaths';

/** Leads readers from another spelling of a page's path to the page. */
export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  useEffect(() => correctPath(history, location), [history, location]);
  return children;
}
