import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {LATEST_VERSION} from '@site/site/versions';
import {useTopics} from './useTopics';

/**
 * Tells search engines that a page of an older docs version is the older form of the page on the
 * same topic in the latest version. Landing pages and topics that ended stay their own; landing
 * pages without the slash at their end that Docusaurus gives them.
 */
export default function CanonicalTopic(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const {targetIn} = useTopics();
  const canonical = (): string | undefined => {
    if (!activeDoc || !activeVersion) {
      return undefined;
    }
    if (activeDoc.id === activeVersion.mainDocId) {
      return activeVersion.path;
    }
    if (activeVersion.label === LATEST_VERSION.label) {
      return undefined;
    }
    const {path, isSameTopic} = targetIn(LATEST_VERSION);
    return isSameTopic ? path : undefined;
  };
  const path = canonical();
  if (path === undefined) {
    return null;
  }
  const address = `${siteConfig.url}${path}`;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}
