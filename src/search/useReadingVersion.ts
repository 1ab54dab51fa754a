import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {LATEST_VERSION, VERSIONS, versionOfPath, type DocsVersion} from '@site/site/versions';

/** The docs version whose hits come first: the one being read, else the remembered, else the latest. */
export function useReadingVersion(): DocsVersion {
  const {pathname} = useLocation();
  const {preferredVersion} = useDocsPreferredVersion();
  return (
    versionOfPath(pathname) ??
    VERSIONS.find(({name}) => name === preferredVersion?.name) ??
    LATEST_VERSION
  );
}
