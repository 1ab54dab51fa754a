import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import SiteMetadata from '@theme-original/SiteMetadata';
import {CARD_SIZE, cardOfPath} from '@site/site/socialCards';

/** Metadata of every page, with the social card of the section that the address belongs to. */
export default function SiteMetadataWithSocialCard(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {pathname} = useLocation();
  const {file, alt} = cardOfPath(`/${pathname.slice(withBaseUrl('/').length)}`);
  const image = withBaseUrl(file, {absolute: true});
  return (
    <>
      <SiteMetadata />
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
