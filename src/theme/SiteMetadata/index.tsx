import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import SiteMetadata from '@theme-original/SiteMetadata';
import {CARD_SIZE, cardOfPath} from '@site/site/socialCards';

/** Descriptions of pages whose theme components have none, by path below the base path. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/blog/authors':
    'Who writes the Pricing4SaaS blog: the people and the research group behind the toolkit, with the number of articles by each of them.',
  '/blog/tags':
    'All tags of the Pricing4SaaS blog. Pick one to read every article about a part of the toolkit or of the project.',
};

/** Metadata of every page: the social card of its section, and a missing description. */
export default function SiteMetadataWithSocialCard(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {pathname} = useLocation();
  const path = `/${pathname.slice(withBaseUrl('/').length)}`;
  const description = DESCRIPTIONS[path.replace(/(.)\/$/, '$1')];
  const {file, alt} = cardOfPath(path);
  const image = withBaseUrl(file, {absolute: true});
  return (
    <>
      <SiteMetadata />
      {description && <PageMetadata description={description} />}
      <Head>
        <meta property="og:image" content={image} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content={String(CARD_SIZE.width)} />
        <meta property="og:image:height" content={String(CARD_SIZE.height)} />
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image" content={image} />
        <meta name="twitter:image:alt" content={alt} />
      </Head>
    </>
  );
}
