import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {problemReportAddress} from '@site/site/links';
import {versionOfPath} from '@site/site/versions';

interface Props {
  /** Address of the page on this site, base path included. */
  readonly permalink: string;
  /** Title of the page. */
  readonly title: string;
}

/** Link to a new issue about a page, filled in with its address, docs version and title. */
export default function ReportProblem({permalink, title}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const to = problemReportAddress({
    // The landing page of a version has a slash at its end, and no address of this site needs one.
    address: `${siteConfig.url}${permalink.replace(/(.)\/$/, '$1')}`,
    version: versionOfPath(permalink)?.label,
    title,
  });
  return <Link to={to}>Report a problem with this page</Link>;
}
