import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {LATEST_VERSION, VERSIONS, docPath, versionOfPath} from '@site/site/versions';
import {NOT_FOUND_ATTRIBUTE, redirectTarget} from '@site/src/client/upstream/unmatchedPaths';
import {useTopics} from '@site/src/topics/useTopics';
import fields from '@site/src/components/FieldJump/styles.module.css';
import styles from './styles.module.css';

const HELP =
  'There is no page at this URL. Search the Pricing4SaaS documentation, or start from the docs version that you use.';

/** The docs version in the path if it does not exist, and the rest of the path. */
function useUnknownVersion() {
  const {pathname} = useLocation();
  const docs = useBaseUrl('/docs/');
  if (!pathname.startsWith(docs) || versionOfPath(pathname)) return undefined;

  const [label, ...rest] = pathname.slice(docs.length).split('/');
  return label ? {label, id: rest.join('/')} : undefined;
}

/** Follows redirects inside the application, where no host does. */
function useRedirects() {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    let isCurrent = true;
    void redirectTarget(pathname).then(
      (target) => isCurrent && target && history.replace(target + search + hash),
      // Without a connection, the page stays as it is.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [history, pathname, search, hash]);
}

/** The not-found page, with search and the landing page of each docs version, first the version in the path. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const {pathOf} = useTopics();
  const searchPage = useBaseUrl('/search');
  useRedirects();
  const unknown = useUnknownVersion();
  const version = versionOfPath(pathname) ?? LATEST_VERSION;
  const versions = [version, ...VERSIONS.filter((other) => other !== version)];
  return (
    <main
      className={`container margin-vert--xl ${className ?? ''}`}
      {...{[NOT_FOUND_ATTRIBUTE]: true}}>
      <PageMetadata
        title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}
        description={HELP}
      />
      <div className={styles.column}>
        <Heading as="h1">
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </Heading>
        <p>
          {unknown
            ? `The documentation has no version “${unknown.label}”. Search for the topic, or choose a version.`
            : HELP}
        </p>
        <form action={searchPage} role="search" className={fields.form}>
          <input type="search" name="q" aria-label="Search the documentation" required />
          {!version.isLatest && <input type="hidden" name="version" value={version.label} />}
          <button className="button button--primary">Search</button>
        </form>
        <ul>
          {versions.map((each) => (
            <li key={each.label}>
              <Link to={pathOf(each.label, unknown?.id ?? '') ?? docPath(each)}>
                Docs {each.label} ({each.isLatest ? 'latest' : 'no longer maintained'})
              </Link>
            </li>
          ))}
          <li>
            <Link to={docPath(version, 'commonErrors/introduction')}>
              Frequently asked questions
            </Link>
          </li>
        </ul>
      </div>
    </main>
  );
}
