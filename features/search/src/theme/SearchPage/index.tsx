import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {description} from '@generated/search/default/page.json';
import texts from '@generated/search/default/texts.json';
import {currentBackend} from '../../client/backend';
import {ALL_VERSIONS, tagOf, tagsOf} from '../../engine/filters';
import {Failure} from '../../ui/Failure';
import {resultNotice} from '../../ui/resultCount';
import {isMissingCode, reloadIfReachable} from '../../client/staleTab';
import type {SearchHit, SearchResponse} from '../../engine/types';
import {VERSIONS} from '../../client/versions';
import type {SearchVersion} from '../../options';
import {useReadingVersion} from '../../ui/useReadingVersion';
import {missingResultsUrl} from '../../ui/missingResults';
import styles from './styles.module.css';

const HITS_PER_PAGE = 15;

/** Pause in typing after which a query is sent, in milliseconds. */
const TYPING_PAUSE = 200;

/**
 * Query and version in the URL, and a function to change them. Without a version in the URL, the page
 * searches the version last read.
 */
function useSearchAddress() {
  const history = useHistory();
  const reading = useReadingVersion();
  const {search, pathname} = useLocation();
  // On the server there is no query.
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const update = (name: 'q' | 'version', value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    if (value.trim() === '') next.delete(name);

    history.replace({pathname, search: next.toString()});
  };
  const chosen = parameters.get('version');
  const query = parameters.get('q') ?? '';
  return {
    query: query.trim() && query,
    /** `undefined` for all versions. */
    version:
      chosen === ALL_VERSIONS
        ? undefined
        : (VERSIONS.find(({label}) => label === chosen) ?? reading),
    update,
  };
}

interface Answer {
  readonly question: string;
  /** `undefined` if the query failed. */
  readonly found: SearchResponse | undefined;
}

/** Searches after each change of query or version, after a pause in typing. */
function useResults(query: string, version: SearchVersion | undefined) {
  const preferred = useReadingVersion();
  const first = version ?? preferred;
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify([query.trim(), version?.label, attempt]);
  /** Number of the newest request, which alone may change the state. */
  const asked = useRef(0);
  const wanted = useRef(HITS_PER_PAGE);

  const ask = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    const show = (found?: SearchResponse) => {
      if (asked.current === own) setAnswer({question, found});
    };
    try {
      const backend = await currentBackend(first);
      const found = await backend.search({
        query,
        maxHits: wanted.current,
        tags: tagsOf(version ? [version] : VERSIONS),
        preferred: tagOf(first),
        isComplete: true,
      });
      show(found);
      return backend;
    } catch (error) {
      if (attempt > 0 && isMissingCode(error)) await reloadIfReachable();

      show();
      return undefined;
    }
  }, [query, version, first, question, attempt]);

  useEffect(() => {
    // Invalidates pending requests.
    asked.current += 1;
    wanted.current = HITS_PER_PAGE;
    if (query === '') return undefined;

    let subscription: Promise<(() => void) | undefined> | undefined;
    const timer = setTimeout(() => {
      // Texts for snippets load after the first response.
      subscription = ask().then((backend) => backend?.onUpdate(() => void ask()));
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      void subscription?.then((end) => end?.());
    };
  }, [ask, query, question]);

  return {
    found: answer?.found,
    /** Whether `found` belongs to this query, and not to the previous one. */
    isCurrent: answer?.question === question,
    retry: () => setAttempt((count) => count + 1),
    more: () => {
      wanted.current += HITS_PER_PAGE;
      void ask();
    },
  };
}

function Hit({hit}: {readonly hit: SearchHit}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  // Backends escape everything except their marks.
  const levels = Object.values(hit._highlightResult.hierarchy).map(({value}) => value);
  const title = levels.pop() ?? '';
  const content = hit._snippetResult.content?.value;
  return (
    <li className={styles.hit}>
      <Heading as="h2" className={styles.hitTitle}>
        <Link to={processUrl(hit.url)} dangerouslySetInnerHTML={{__html: title}} />
      </Heading>
      <ul className={styles.hitPlace} aria-label="Place">
        {hit.version !== null && <li>{`Version ${hit.version}`}</li>}
        {hit.trail.map((label) => (
          <li key={label}>{label}</li>
        ))}
        {levels.map((level, index) => (
          <li key={`level-${index}`} dangerouslySetInnerHTML={{__html: level}} />
        ))}
      </ul>
      {content && <p className={styles.hitText} dangerouslySetInnerHTML={{__html: content}} />}
    </li>
  );
}

/** Everything below the input. */
function Outcome(): ReactNode {
  const {query, version, update} = useSearchAddress();
  const {found, isCurrent, retry, more} = useResults(query, version);
  if (query === '') return null;

  if (!found) {
    return isCurrent ? (
      <Failure className={styles.message} retry={retry} />
    ) : (
      <p role="status">Searching…</p>
    );
  }
  if (found.nbHits === 0 && isCurrent) {
    return (
      <div className={styles.message} role="status">
        <p>No results for &quot;{query}&quot;</p>
        <p>
          Try searching for:{' '}
          {texts.suggestions.map((q) => (
            <button
              key={q}
              type="button"
              className="button button--sm button--secondary margin-right--sm"
              onClick={() => update('q', q)}>
              {q}
            </button>
          ))}
        </p>
        <p>
          Believe this query should return results?{' '}
          <Link to={missingResultsUrl(query)}>Let us know.</Link>
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="status">{resultNotice(found)}</p>
      <ol className={styles.hits}>
        {found.hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {found.hits.length < found.nbHits && (
        <button type="button" className="button button--secondary" onClick={more}>
          Show more results
        </button>
      )}
    </>
  );
}

/** Separate component, because the layout provides the preferred docs version. */
function SearchPageContent(): ReactNode {
  const {query, version, update} = useSearchAddress();
  const inputId = useId();
  const versionId = useId();
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <form
          className={styles.form}
          role="search"
          onSubmit={(event) => event.preventDefault()}
          data-markdown="The search runs in a browser.">
          <div>
            <label htmlFor={inputId}>Search for</label>
            <input
              id={inputId}
              type="search"
              name="q"
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({target}) => update('q', target.value)}
            />
          </div>
          <div>
            <label htmlFor={versionId}>Docs version</label>
            <select
              id={versionId}
              value={version?.label ?? ALL_VERSIONS}
              onChange={({target}) => update('version', target.value)}>
              <option value={ALL_VERSIONS}>All versions</option>
              {VERSIONS.map(({label}) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        </form>
        <Outcome />
        <noscript>
          <p>Searching needs JavaScript. The footer of each page links to every section.</p>
        </noscript>
      </main>
    </>
  );
}

/** `/search`: the results of a query, in all docs versions or one of them. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchPageContent />
    </Layout>
  );
}
