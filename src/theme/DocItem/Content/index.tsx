import type {ComponentProps, ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import Compare from '@site/src/components/Compare';
import {BelowHeading} from '@site/src/topics/belowHeading';
import {useTopics} from '@site/src/topics/useTopics';

/** A document, or what changed on it. Its version, changes and table of contents for phones follow the main heading. */
export default function DocItemContentWithDetails({
  children,
}: ComponentProps<typeof DocItemContent>): ReactNode {
  const {toc, frontMatter} = useDoc();
  const {compared, pathsIn} = useTopics();
  return (
    <DocItemContent>
      <BelowHeading value>
        <DocVersionBadge />
        {toc.length > 0 && !frontMatter.hide_table_of_contents && <DocItemTOCMobile />}
      </BelowHeading>
      {compared ? (
        <Compare key={compared} paths={pathsIn(compared)}>
          {children}
        </Compare>
      ) : (
        children
      )}
    </DocItemContent>
  );
}
