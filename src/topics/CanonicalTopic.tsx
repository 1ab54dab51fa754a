import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {LATEST_VERSION} from '@site/site/versions';
import {useTopics} from './useTopics';

/**
 * Declares the page on the same topic in the latest docs version as canonical. Landing pages and topics
 * that ended are their own canonical page; URLs of landing pages have no trailing slash, which
 * Docusaurus would add.
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
