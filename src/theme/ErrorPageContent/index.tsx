import {useLayoutEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

/** Shown in the layout if a page crashes, until the reader leaves it. */
export default function CrashedPage({error, tryAgain}: Props): ReactNode {
  const {pathname, search, hash} = useLocation();
  const url = pathname + search + hash;
  const [crashed] = useState(url);
  // Before the browser paints the message at the address of the next page.
  useLayoutEffect(() => {
    if (url !== crashed) tryAgain();
  }, [url, crashed, tryAgain]);

  return (
    <>
      <PageMetadata title="This page crashed" />
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
