import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {LATEST_VERSION, VERSIONS, docPath} from '@site/site/versions';
import styles from './styles.module.css';

/** The not-found page, with search and the landing page of each docs version. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`container margin-vert--xl ${className ?? ''}`}>
      <PageMetadata description="There is no page at this URL. Search the Pricing4SaaS documentation, or start from the docs version that you use." />
      <div className={styles.column}>
        <Heading as="h1">
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </Heading>
        <p>
          There is no page at this URL. Pages can move when a docs version is added. Search for the
          topic, or start from the docs version that you use.
        </p>
        <ul>
          <li>
            <Link to="/search">Search the documentation</Link>
          </li>
          {VERSIONS.map((version) => (
            <li key={version.label}>
              <Link to={docPath(version)}>
                Docs {version.label}
                {version.isLatest ? ' (latest)' : ''}
              </Link>
            </li>
          ))}
          <li>
            <Link to={docPath(LATEST_VERSION, 'commonErrors/introduction')}>
              Frequently asked questions
            </Link>
          </li>
        </ul>
      </div>
    </main>
  );
}
