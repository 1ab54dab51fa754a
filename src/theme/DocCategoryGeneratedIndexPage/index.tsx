import type {ComponentProps, ReactNode} from 'react';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import {CardDescriptions, type Descriptions} from '@site/src/topics/cardDescriptions';
import ReportProblem from '@site/src/components/ReportProblem';
import CanonicalTopic from '@site/src/topics/CanonicalTopic';

interface PageProps extends ComponentProps<typeof DocCategoryGeneratedIndexPage> {
  /** Added by `plugins/upstream/docs`. */
  readonly descriptions: Descriptions;
}

/**
 * A generated category page, with the canonical URL of its topic, a link to report a problem, and the
 * descriptions of its documents.
 */
export default function DocCategoryGeneratedIndexPageWithCanonical({
  descriptions,
  ...props
}: PageProps): ReactNode {
  return (
    <>
      <CardDescriptions value={descriptions}>
        <DocCategoryGeneratedIndexPage {...props} />
      </CardDescriptions>
      <CanonicalTopic />
      <ReportProblem {...props.categoryGeneratedIndex} />
    </>
  );
}
