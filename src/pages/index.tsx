import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import posts from '@generated/home/default/posts.json';
import {describeRange} from '@site/src/components/VersionTable/describeRange';
import InstallLine from '@site/src/home/components/InstallLine';
import PricingDemo from '@site/src/home/components/PricingDemo';
import parts from '@site/src/home/components/parts.module.css';
import {PLAYGROUND_PATH} from '@site/site/playground';
import {SUITE} from '@site/site/suite';
import {LATEST_VERSION, VERSIONS, docPath, type DocsVersion} from '@site/site/versions';
import styles from './index.module.css';

const doc = (id: string) => docPath(LATEST_VERSION, id);

/** Common tasks, with the page for each. */
const QUESTIONS = [
  {
    title: 'Model a pricing',
    to: doc('docs/getting-started/pricing2yaml-starter-guide'),
    text: 'Turn a price table into a Pricing2Yaml file, decision by decision, and validate it.',
  },
  {
    title: 'Guard a Java back end',
    to: doc('docs/getting-started/configuration'),
    text: 'Issue pricing tokens from Spring Boot, and reject calls that the plan does not include.',
  },
  {
    title: 'Toggle a React UI',
    to: doc('api/Pricing4React/API/feature-component'),
    text: 'Show or hide parts of a page by feature name, with components or with OpenFeature.',
  },
];

/** The library releases of a docs version. */
function releasesOf({libraries}: DocsVersion): string {
  return Object.entries(libraries)
    .map(([name, release]) => `${name} ${describeRange(release)}`)
    .join(', ');
}

function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.hero}>
      <div className={clsx('container', parts.band, styles.stage)}>
        <header className={styles.head}>
          <div>
            <Heading as="h1" className={styles.title}>
              {siteConfig.title}
            </Heading>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
          </div>
          <div>
            <p className={styles.lead}>
              Describe plans, features and usage limits once, in a YAML file. Your back end enforces
              them, your front end follows them, and your code does not name any plan.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary" to={doc('docs/getting-started/quick-start')}>
                Get started
              </Link>
              <Link
                className="button button--secondary"
                to={doc('api/Pricing2Yaml/the-pricing2yaml-syntax')}>
                Read a pricing file
              </Link>
              <Link to={PLAYGROUND_PATH}>Open the playground</Link>
            </p>
          </div>
        </header>
        <PricingDemo />
      </div>
    </div>
  );
}

/**
 * The home page: a demonstration with a pricing file, common tasks, the parts of the suite, the latest
 * posts and the docs versions.
 */
export default function HomePage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.title}
      description="Pricing4SaaS manages SaaS pricing as code: one YAML file for plans, add-ons, features and limits, and libraries that evaluate it in Java and React.">
      <main className={styles.home}>
        <Hero />
        <div className={styles.tiles} />
        <section className={clsx('container', parts.band, parts.section)}>
          <Heading as="h2">What do you want to do?</Heading>
          <ul className={parts.questions}>
            {QUESTIONS.map(({title, to, text}) => (
              <li key={to} className={parts.question}>
                <Link to={to} className={parts.title}>
                  {title}
                </Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={clsx('container', parts.band, parts.section)}>
          <Heading as="h2">The four parts</Heading>
          <ul className={parts.parts}>
            {SUITE.map(({name, to, text, install}) => (
              <li key={name} className={parts.part}>
                <Heading as="h3">
                  <Link to={to}>{name}</Link>
                </Heading>
                <p>{text}</p>
                {install ? (
                  <InstallLine line={install} />
                ) : (
                  <p>A text file. There is nothing to install.</p>
                )}
              </li>
            ))}
          </ul>
        </section>
        <div className={clsx('container', parts.band, parts.two)}>
          <section className={parts.section}>
            <Heading as="h2">From the blog</Heading>
            <ul className={parts.list}>
              {posts.map(({title, description, permalink, date, day}) => (
                <li key={permalink}>
                  <time dateTime={date}>{day}</time>
                  <Link to={permalink} className={parts.title}>
                    {title}
                  </Link>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </section>
          <section className={parts.section}>
            <Heading as="h2">Documentation versions</Heading>
            <ul className={parts.list}>
              {VERSIONS.map((version) => (
                <li key={version.label}>
                  <Link to={docPath(version)} className={parts.title}>
                    Docs {version.label}
                  </Link>{' '}
                  <span className={parts.status}>
                    {version.isLatest ? 'latest' : 'no longer maintained'}
                  </span>
                  <p>{releasesOf(version)}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </Layout>
  );
}
