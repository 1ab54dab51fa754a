import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {largePart} from '@site/src/components/OnDemand/largePart';
import {LATEST_VERSION, docPath} from '@site/site/versions';
import styles from '@pricing4saas/start/start.module.css';

const Start = largePart(import('@pricing4saas/start/Start'));

const GUIDES = {
  'Add Pricing4SaaS to an existing project': 'docs/getting-started/existing-project',
  'A Node.js back end with Pricing4TS': 'api/guides/node-back-end',
};

const guides = Object.entries(GUIDES).map(([title, id], index) => (
  <span key={id}>
    {index > 0 && ' and '}
    <Link to={docPath(LATEST_VERSION, id)}>{title}</Link>
  </span>
));

/** `/start`: makes the files of an application that guards the features of a pricing. */
export default function StartPage(): ReactNode {
  return (
    <Layout
      title="Code for your pricing"
      description="Generate a Spring Boot or Express application that guards your pricing file’s features, or the files that add Pricing4SaaS to your own application. The file stays in your browser.">
      <PageMetadata keywords="generator, scaffold, template" />
      <main className={styles.page}>
        <Heading as="h1">Code for your pricing</Heading>
        <p>
          Paste or open a pricing file, and download an application that guards its features, with
          tests. The file stays in your browser. The code uses the names of your plans, features,
          add-ons and usage data. Its guarded endpoints are in <code>FeatureController.java</code>{' '}
          (Spring) or <code>app.ts</code> (Express). It keeps its demo users in memory, so replace
          them before production. To start it and log in, see{' '}
          <Link to={`${docPath(LATEST_VERSION, 'docs/getting-started/quick-start')}#generated`}>
            Run a generated application
          </Link>
          . To understand the code, see {guides}.
        </p>
        <noscript>
          <p className="alert alert--info">
            This page needs JavaScript. Without it, follow {guides}.
          </p>
        </noscript>
        <Start />
      </main>
    </Layout>
  );
}
