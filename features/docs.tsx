import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ReportProblem from '@site/src/components/ReportProblem';
import VersionTable from '@site/src/components/VersionTable';
import VersionLink from '@site/src/components/VersionTable/VersionLink';
import {LATEST_VERSION, docPath} from '@site/site/versions';

/** `/docs`: compares the docs versions and explains how to choose one. */
export default function DocsVersionsPage(): ReactNode {
  return (
    <Layout
      title="Documentation versions"
      description="Compare the library releases, syntax versions and requirements of all versions of the Pricing4SaaS documentation side by side.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Documentation versions</Heading>
        <p>
          Each docs version describes specific releases of the libraries. Find your release in the
          table, and read the docs version that covers it. A new project uses{' '}
          <VersionLink version={LATEST_VERSION}>docs {LATEST_VERSION.label}</VersionLink>.
        </p>
        <VersionTable />
        <Heading as="h2" id="which-version">
          Which version do I use?
        </Heading>
        <ul>
          <li>
            In a Java project, look for the version of <code>io.github.isa-group:Pricing4Java</code>{' '}
            in your <code>pom.xml</code>, or run <code>mvn dependency:list</code>.
          </li>
          <li>
            In a React project, run <code>npm ls pricing4react</code>.
          </li>
          <li>
            In a pricing file, look for <code>syntaxVersion</code> at its top, or for{' '}
            <code>version</code> in files older than 2.1. A file that has <code>day</code>,{' '}
            <code>month</code> and <code>year</code> but no version key is a Yaml4SaaS file.
          </li>
        </ul>
        <p>
          To update your code, see{' '}
          <Link to={docPath(LATEST_VERSION, 'api/upgrading')}>
            Upgrading from docs 1.4.0 and 2.0.0
          </Link>
          . To see what changed on a page, open the menu beside “Copy page”, and select the version
          to compare the page with.
        </p>
        <ReportProblem permalink={useBaseUrl('/docs')} title="Documentation versions" />
      </main>
    </Layout>
  );
}
