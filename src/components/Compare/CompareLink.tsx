import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useTopics} from '@site/src/topics/useTopics';
import {versionOfPath} from '@site/site/versions';

interface Props {
  readonly label: string;
  readonly className?: string;
}

/** Link to the comparison of the page with another docs version; without scripts, to the other page. */
export default function CompareLink({label, className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [newer, older] = useTopics().pathsIn(label);
  if (!newer || !older) return null;

  const {label: oldest} = versionOfPath(older)!;
  const path = oldest === label ? older : newer;
  return (
    <Link className={className} to={isBrowser ? `${newer}?compare=${oldest}` : path}>
      Compare with {label}
    </Link>
  );
}
