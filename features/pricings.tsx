import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {largePart} from '@site/src/components/OnDemand/largePart';

const Pricings = largePart(import('./pricings/Pricings'));

/** `/pricings`: pricings of real products. */
export default function PricingsPage(): ReactNode {
  return (
    <Layout
      title="Real pricings"
      description="Browse and filter the pricings of 37 SaaS products as Pricing2Yaml files, and compare their plans, add-ons, limits, prices and subscriptions.">
      <PageMetadata keywords="examples, Slack, Notion, GitHub, Figma, Zoom, Trello, Jira" />
      <main className="container margin-vert--lg">
        <div className="markdown">
          <Heading as="h1">Real pricings</Heading>
          <p>
            Compare the pricings of real SaaS products, and open their files in the playground.
            Researchers created the files from public pricing pages. The prices are from the year in
            the table and are not current.
          </p>
        </div>
        <Pricings />
      </main>
    </Layout>
  );
}
