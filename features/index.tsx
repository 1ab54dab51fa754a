import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import posts from '@generated/home/default/posts.json';
import {describeRange} from '@site/src/components/VersionTable/describeRange';
import {PRICINGS_PATH} from '@site/site/pages';
import {TOOLS} from '@site/site/tools';
import {LATEST_VERSION, VERSIONS, docPath, type DocsVersion} from '@site/site/versions';
import styles from './home/home.module.css';
import InstallLine from './home/InstallLine';
import {SUITE} from './home/parts';
import parts from './home/parts.module.css';
import PricingDemo from './home/PricingDemo';

const doc = (id: string) => docPath(LATEST_VERSION, id);

/** Common tasks, with the page and the sign (path of an SVG) of each. */
const QUESTIONS = [
  {
    title: 'Model a pricing',
    sign: 'M4 1h11l5 5v17H4zm3 8v2h10V9zm0 4v2h10v-2zm0 4v2h6v-2z',
    to: doc('docs/getting-started/pricing2yaml-starter-guide'),
    text: 'Turn a price table into a Pricing2Yaml file, one decision at a time.',
  },
  {
    title: 'Add it to your application',
    sign: 'M3 1h18v22H3zm7.5 6v3.5H7v3h3.5V17h3v-3.5H17v-3h-3.5V7z',
    to: doc('docs/getting-started/existing-project'),
    text: 'Replace plan checks in existing code, one feature at a time.',
  },
  {
    title: 'Guard a Java back end',
    sign: 'M12 1l9 3v8c0 5-4 9-9 11-5-2-9-6-9-11V4zm-1.5 15l6.5-7-1.8-1.7-4.7 5-2.2-2.2L6.5 12z',
    to: doc('docs/getting-started/configuration'),
    text: 'Issue pricing tokens from Spring Boot, and reject calls beyond the plan.',
  },
  {
    title: 'Guard a Node.js back end',
    sign: 'M12 1l10 5.5v11L12 23 2 17.5v-11zm0 7a4 4 0 100 8 4 4 0 000-8z',
    to: doc('api/guides/node-back-end'),
    text: 'Issue the same tokens from Express, and check the limits of each plan.',
  },
  {
    title: 'Toggle a React UI',
    sign: 'M7 5h10a7 7 0 010 14H7A7 7 0 017 5zm10 3a4 4 0 100 8 4 4 0 000-8z',
    to: doc('api/Pricing4React/API/feature-component'),
    text: 'Show or hide parts of a page by feature, with components or OpenFeature.',
  },
  {
    title: 'Cite or reuse it',
    sign: 'M1 3h7.5L12 4.8 15.5 3H23v17h-7L12 22l-4-2H1zm10 4L8 5.5H3.5v12H9l2 1zm2 0v11.5l2-1h5.5v-12H16z',
    to: doc('api/understanding/cite-and-reuse'),
    text: 'Find papers, BibTeX entries, the data set, and downloadable diagrams.',
  },
];

/** Reasons to trust the suite, and the pages with more about them. */
const FACTS = {
  'MIT license': doc('api/understanding/cite-and-reuse#license'),
  'Peer-reviewed papers, University of Seville': doc('api/understanding/cite-and-reuse#papers'),
  '400 pricings of 37 products': PRICINGS_PATH,
  'Every sample tested': doc('contrib/introduction#how-this-documentation-is-checked'),
  'What it does not do': doc('docs/Introduction#what-it-does-not-do'),
  'Teach with it': doc('docs/teach'),
};

const releasesOf = ({libraries}: DocsVersion): string =>
  Object.entries(libraries)
    .map(([name, release]) => `${name} ${describeRange(release)}`)
    .join(', ');

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
              Describe plans, features and usage limits once, in a YAML file. Your Spring or Node.js
              back end enforces the limits, your React front end shows what each user can do, and
              your code never names a plan.
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
      description="Pricing4SaaS manages SaaS pricing as code, with one YAML file for plans, add-ons, features and limits, and libraries for Spring, Node.js and React.">
      <main className={styles.home}>
        <Hero />
        <div className={styles.tiles} />
        <section className={clsx('container', parts.band, parts.section)}>
          <Heading as="h2">Try it now</Heading>
          <ul className={parts.tools}>
            {TOOLS.map(({label, to, text}) => (
              <li key={to}>
                <Link to={to} className={parts.title}>
                  {label}
                </Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <ul className={clsx(parts.facts, parts.status)}>
            {Object.entries(FACTS).map(([fact, to]) => (
              <li key={fact}>
                <Link to={to}>{fact}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section className={clsx('container', parts.band, parts.section)}>
          <Heading as="h2">What do you want to do?</Heading>
          <ul className={parts.questions}>
            {QUESTIONS.map(({title, sign, to, text}) => (
              <li key={to} className={parts.question}>
                <svg className={parts.sign} width="28" viewBox="0 0 24 24" aria-hidden="true">
                  <path fillRule="evenodd" d={sign} />
                </svg>
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
                {install && <InstallLine line={install} />}
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
