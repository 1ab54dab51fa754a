import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import type {Props} from '@theme/Error';

/**
 * Shown if a page crashes outside the layout, until the reader leaves it. The context of Docusaurus is
 * missing there, so the page has no navbar and uses plain links.
 */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const {pathname, search} = useLocation();
  const [crashed] = useState(pathname + search);

  useEffect(() => {
    if (pathname + search !== crashed) {
      // Otherwise, readers would see an empty page while the next one loads.
      Promise.resolve(window.docusaurus.preload(pathname)).then(tryAgain, tryAgain);
    }
  }, [pathname, search, crashed, tryAgain]);

  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>This page crashed</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>
        <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      </p>
      <p>
        <a href={siteConfig.baseUrl}>Go to the home page</a>
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
