import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {largePart} from '@site/src/components/OnDemand/largePart';
import {PRICINGS_PATH} from '@site/site/pages';
import {LATEST_VERSION, docPath} from '@site/site/versions';
import styles from '@pricing4saas/playground/playground.module.css';

const Playground = largePart(import('@pricing4saas/playground/Playground'));

/** `/playground`: an editor that shows what the libraries make of a pricing file. */
export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Edit a Pricing2Yaml file in this online editor to see its problems and price table, who gets which feature and why, and the file in later syntax versions.">
      <PageMetadata keywords="try online, demo, sandbox, editor" />
      <main className={styles.page}>
        <Heading as="h1">Playground</Heading>
        <p className={styles.lead}>
          Paste or open a{' '}
          <Link to={docPath(LATEST_VERSION, 'api/Pricing2Yaml/the-pricing2yaml-syntax')}>
            Pricing2Yaml
          </Link>{' '}
          file or a <Link to={PRICINGS_PATH}>real pricing</Link> to see its problems marked line by
          line, what customers see, and which features they get. The file stays in your browser,
          unless you give somebody a link to it. &quot;Your drafts&quot; in the first list contains
          the last ten files that you changed.
        </p>
        <noscript>
          <p className="alert alert--info">
            The playground needs JavaScript. This page shows a sample and its price table.
          </p>
        </noscript>
        <Playground />
      </main>
    </Layout>
  );
}
