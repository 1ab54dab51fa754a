import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {LATEST_VERSION, VERSIONS, versionOfPath} from '../client/versions';
import type {SearchVersion} from '../options';
import {lastReadVersion} from '../client/lastReadVersion';

/**
 * The preferred docs version of searches: the version of this page, or else the one last read in this
 * tab, the one last selected, or the latest.
 */
export function useReadingVersion(): SearchVersion {
  const {pathname} = useLocation();
  const {preferredVersion} = useDocsPreferredVersion();
  const isBrowser = useIsBrowser();
  return (
    versionOfPath(pathname) ??
    (isBrowser ? lastReadVersion() : undefined) ??
    VERSIONS.find(({name}) => name === preferredVersion?.name) ??
    LATEST_VERSION
  );
}
