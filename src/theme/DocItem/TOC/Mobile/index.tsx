import {useContext, type ReactNode} from 'react';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import {BelowHeading} from '@site/src/topics/belowHeading';

/** The table of contents for phones, only below the main heading. */
export default function DocItemTOCMobileBelowHeading(): ReactNode {
  return useContext(BelowHeading) && <DocItemTOCMobile />;
}
