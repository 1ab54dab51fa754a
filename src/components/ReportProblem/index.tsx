import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {problemReportAddress} from '@site/site/links';
import {versionOfPath} from '@site/site/versions';

interface Props {
  /** Path of the page, with the base path. */
  readonly permalink: string;
  readonly title: string;
}

/** Link to a new issue about a page, pre-filled with its URL, docs version and title. */
export default function ReportProblem({permalink, title}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const to = problemReportAddress({
    // Removes the trailing slash of a version's landing page.
    address: `${siteConfig.url}${permalink.replace(/(.)\/$/, '$1')}`,
    version: versionOfPath(permalink)?.label,
    title,
  });
  return <Link to={to}>Report a problem with this page</Link>;
}
