import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import {ReportedPost} from '@site/src/components/ReportProblem/ReportedPost';

/** The footer of a post, which provides the post to "Report a problem". */
export default function BlogPostItemFooter(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <ReportedPost value={metadata}>
      <Footer />
    </ReportedPost>
  );
}
