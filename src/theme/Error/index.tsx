import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';

/**
 * Shown if a page crashes outside the layout. The context of Docusaurus is missing there, so the page has
 * no navbar and uses plain links.
 */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>This page crashed</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>
        <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
