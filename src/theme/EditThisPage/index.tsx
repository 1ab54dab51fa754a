import type {ComponentProps, ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useRouteContext from '@docusaurus/useRouteContext';
import EditThisPage from '@theme-original/EditThisPage';
import ReportProblem from '@site/src/components/ReportProblem';
import styles from './styles.module.css';

function ReportDoc(): ReactNode {
  return <ReportProblem {...useDoc().metadata} />;
}

function ReportPost(): ReactNode {
  return <ReportProblem {...useBlogPost().metadata} />;
}

/** "Edit this page", and beside it the way to report what one cannot mend oneself. */
export default function EditThisPageOrReport(
  props: ComponentProps<typeof EditThisPage>,
): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <span className={styles.actions}>
      <EditThisPage {...props} />
      {plugin.name === 'docusaurus-plugin-content-docs' && <ReportDoc />}
      {plugin.name === 'docusaurus-plugin-content-blog' && <ReportPost />}
    </span>
  );
}
