import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {LATEST_VERSION} from '@site/site/versions';
import {useTopics} from './useTopics';

/**
 * Declares the page on the same topic in the latest docs version as canonical. Landing pages and topics
 * that ended are their own canonical page.
 */
export default function CanonicalTopic(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const {targetIn} = useTopics();
  const canonical = (): string | undefined => {
    const isLanding = activeDoc?.id === activeVersion?.mainDocId;
    if (!activeDoc || isLanding || activeVersion?.label === LATEST_VERSION.label) return undefined;

    const {path, isSameTopic} = targetIn(LATEST_VERSION);
    return isSameTopic ? path : undefined;
  };
  const path = canonical();
  if (path === undefined) return null;

  const address = `${siteConfig.url}${path}`;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}
