import {useContext, type ComponentProps, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useRouteContext from '@docusaurus/useRouteContext';
import EditThisPage from '@theme-original/EditThisPage';
import ReportProblem from '@site/src/components/ReportProblem';
import {ReportedPost} from '@site/src/components/ReportProblem/ReportedPost';
import styles from './styles.module.css';

function ReportDoc(): ReactNode {
  return <ReportProblem {...useDoc().metadata} />;
}

/** "Edit this page", followed by a link to report a problem. */
export default function EditThisPageOrReport(
  props: ComponentProps<typeof EditThisPage>,
): ReactNode {
  const {plugin} = useRouteContext();
  const post = useContext(ReportedPost);
  return (
    <span className={styles.actions}>
      <EditThisPage {...props} />
      {plugin.name === 'docusaurus-plugin-content-docs' && <ReportDoc />}
      {post && <ReportProblem {...post} />}
    </span>
  );
}
