import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {docPath, type DocsVersion} from '@site/site/versions';

interface VersionLinkProps {
  readonly version: DocsVersion;
  readonly children: ReactNode;
}

/** Link to the landing page of a docs version, which stores the version as the reader's choice. */
export default function VersionLink({version, children}: VersionLinkProps): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  return (
    <Link to={docPath(version)} onClick={() => savePreferredVersionName(version.name)}>
      {children}
    </Link>
  );
}
