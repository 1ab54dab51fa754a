import type {ComponentProps, ReactNode} from 'react';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import ReportProblem from '@site/src/components/ReportProblem';
import CanonicalTopic from '@site/src/topics/CanonicalTopic';
import {IsDocument} from '@site/src/topics/isDocument';

/** A generated category page, with the canonical URL of its topic and a link to report a problem. */
export default function DocCategoryGeneratedIndexPageWithCanonical(
  props: ComponentProps<typeof DocCategoryGeneratedIndexPage>,
): ReactNode {
  return (
    <IsDocument value={false}>
      <DocCategoryGeneratedIndexPage {...props} />
      <CanonicalTopic />
      <ReportProblem {...props.categoryGeneratedIndex} />
    </IsDocument>
  );
}
