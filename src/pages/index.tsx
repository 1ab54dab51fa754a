import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SectionCards from '@site/src/components/SectionCards';
import {LATEST_VERSION, docPath} from '@site/site/versions';
import styles from './index.module.css';

const doc = (id: string) => docPath(LATEST_VERSION, id);

/** What readers come for, each with the page that answers it. */
const QUESTIONS = [
  {
    title: 'Model a pricing',
    to: doc('docs/getting-started/pricing2yaml-starter-guide'),
    text: 'Turn a pricing table into a Pricing2Yaml file, decision by decision, and validate it.',
  },
  {
    title: 'Guard a Java back end',
    to: doc('docs/getting-started/configuration'),
    text: 'Issue pricing tokens from Spring Boot and refuse what the plan does not include.',
  },
  {
    title: 'Toggle a React UI',
    to: doc('api/Pricing4React/API/feature-component'),
    text: 'Show or hide parts of a page by feature name, with components or with OpenFeature.',
  },
];

/** The four parts of the suite. */
const PARTS = [
  {
    title: 'Pricing2Yaml',
    to: doc('api/Pricing2Yaml/the-pricing2yaml-syntax'),
    text: 'The format: plans, add-ons, features and usage limits in one YAML file.',
  },
  {
    title: 'Pricing4Java',
    to: doc('api/Pricing4Java/pricing-context'),
    text: 'For Spring Boot: evaluates the pricing, signs the token, guards your services.',
  },
  {
    title: 'Pricing4React',
    to: doc('api/Pricing4React/API/feature-component'),
    text: 'For React: components, a hook and an OpenFeature provider that read the token.',
  },
  {
    title: 'Pricing4TS',
    to: doc('docs/getting-started/instalation'),
    text: 'For TypeScript: reads, validates and analyses pricings in Node.js and browsers.',
  },
];

/** The home page: what the toolkit is, the questions readers arrive with, and its parts. */
export default function HomePage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.title}
      description="Pricing4SaaS manages SaaS pricing as code: one YAML file for plans, add-ons, features and limits, and libraries that evaluate it in Java and React.">
      <main>
        <div className={styles.hero}>
          <div className="container">
            <Heading as="h1" className={styles.title}>
              {siteConfig.title}
            </Heading>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <p className={styles.lead}>
              Write plans, add-ons, features and usage limits once, in a YAML file. Your back end
              enforces it, your front end follows it, and no code names a plan.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to={doc('docs/Introduction')}>
                Get started
              </Link>
              <Link
                className="button button--outline button--primary button--lg"
                to={doc('docs/getting-started/configuration')}>
                Follow the tutorial
              </Link>
            </p>
          </div>
        </div>
        <div className="container margin-vert--lg">
          <Heading as="h2">What do you want to do?</Heading>
          <SectionCards cards={QUESTIONS} />
          <Heading as="h2">The four parts</Heading>
          <SectionCards cards={PARTS} />
        </div>
      </main>
    </Layout>
  );
}
