/** The search modal, loaded on demand. */
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import type {MouseEvent, ReactElement, ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchHit, DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import '@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import options from '@generated/search/default/options.json';
import texts from '@generated/search/default/texts.json';
import {openHit} from '../../client/landing';
import {traversal} from '../../client/traversal';
import {currentBackend} from '../../client/backend';
import type {SearchResponse} from '../../engine/types';
import {createModalClient} from '../../ui/docsearch';
import {guessNotice, resultNotice} from '../../ui/resultCount';
import {repairHistory} from '../../ui/history';
import {Failure} from '../../ui/Failure';
import {ALL_VERSIONS} from '../../engine/filters';
import {MAX_PER_PAGE} from '../../engine/ranking';
import {isMissingCode, reloadIfReachable} from '../../client/staleTab';
import {isStorageFull} from '../../ui/storage';
import {useReadingVersion} from '../../ui/useReadingVersion';
import {MAX_QUERY_LENGTH, noteQuery, wholeQuery} from '../../ui/wholeQuery';
import {missingResultsUrl} from '../../ui/missingResults';
import {useModalSemantics} from './useModalSemantics';
import './modal.css';

/** The link of a hit. A `Link` would prefetch the page of every visible hit, diagrams included. */
function Hit({hit, children}: {hit: Pick<DocSearchHit, 'url'>; children: ReactNode}): ReactElement {
  const history = useHistory();
  const onClick = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere) {
      event.preventDefault();
      openHit(history, hit.url);
    }
  };
  return (
    <a href={hit.url} onClick={onClick}>
      {children}
    </a>
  );
}

/**
 * Repeats the search for the current input, as the modal does whenever its input receives the focus. The modal has no
 * other way to search again without a change of the input, and a real change of the focus would close the keyboard of phones.
 */
function repeatQuery(): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (input?.value) input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

interface SearchModalProps {
  readonly onClose: () => void;
  readonly initialQuery: string;
}

/** Constant, because our client sets the parameters of each query. */
const NO_PARAMETERS = {};

/** The DocSearch modal over our backend. */
export default function SearchModal({onClose, initialQuery}: SearchModalProps): ReactNode {
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const {withBaseUrl} = useBaseUrlUtils();
  const createSearchLink = useSearchLinkCreator();
  const reading = useReadingVersion();
  const [hasNoRoom] = useState(() => {
    repairHistory(processUrl);
    return isStorageFull(() => window.localStorage);
  });
  const [outcome, setOutcome] = useState<SearchResponse | 'failed'>();
  /** Whether the reader has moved through the hits with the keyboard since the last input. */
  const hasMoved = useRef(false);

  // If one of these changes, the modal restarts without its query.
  const [client, transformSearchClient] = useMemo(() => {
    const own = createModalClient({
      backend: () => currentBackend(reading),
      indexName: options.settings.indexName,
      versions: options.versions,
      reading,
      suggestions: texts.suggestions,
      onOutcome: (found, error, isRetry) => {
        if (isRetry && isMissingCode(error)) void reloadIfReachable();

        setOutcome(found ?? 'failed');
      },
    });
    // The modal sends only such requests, and reads only such responses.
    const search: (request: never) => Promise<unknown> = own.search;
    const transform = (original: DocSearchTransformClient): DocSearchTransformClient => ({
      ...original,
      search: search as DocSearchTransformClient['search'],
    });
    return [own, transform];
  }, [reading]);
  const retry = () => {
    client.noteRetry();
    repeatQuery();
  };
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {readonly itemUrl: string}) => openHit(history, itemUrl)}),
    [history],
  );
  const [transformItems] = useState(
    () => (items: DocSearchHit[]) =>
      // Suggestions have no URL.
      items.filter((item) => 'url' in item).map((item) => ({...item, url: processUrl(item.url)})),
  );
  const ResultsFooter = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({state: {query, context}}) => (
      // The page searches the same docs versions, for equal counts.
      <Link to={`${createSearchLink(wholeQuery(query))}&version=${ALL_VERSIONS}`} onClick={onClose}>
        {`See all ${context.nbHits as number} results`}
      </Link>
    ),
    [createSearchLink, onClose],
  );

  useEffect(() => {
    document.documentElement.dataset.searchMode = options.settings.mode;
    const subscription = currentBackend(reading).then(
      (backend) =>
        backend.onUpdate(() =>
          // After the next paint. New results select the first hit, so the reader would lose the selected one.
          requestAnimationFrame(() => setTimeout(() => hasMoved.current || repeatQuery())),
        ),
      () => undefined,
    );
    return () => void subscription.then((end) => end?.());
  }, [reading]);

  // The modal keeps the focus only until its list changes.
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('#__docusaurus')!;
    page.inert = true;
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    input?.setAttribute('maxlength', String(MAX_QUERY_LENGTH));
    const onInput = () => {
      hasMoved.current = false;
      if (input?.value.trim() === '') {
        // Blanks alone search for nothing. React would miss a change of `value`.
        input.setRangeText('', 0, MAX_QUERY_LENGTH);
      }
      noteQuery(input?.value ?? '');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) {
        // For the input method. Safari ends the composition before its last key.
        event.stopPropagation();
        if (event.key === 'Escape') {
          // By default, it clears the field.
          event.preventDefault();
        }
      }
      hasMoved.current ||= event.key === 'ArrowDown' || event.key === 'ArrowUp';
    };
    const open = new AbortController();
    // Captured before React passes the events to the modal.
    const listening = {capture: true, signal: open.signal};
    document.addEventListener('input', onInput, listening);
    document.addEventListener('keydown', onKeyDown, listening);
    // For a blank initial query.
    input?.dispatchEvent(new Event('input', {bubbles: true}));
    // Back and Forward close the search. A blocker of the router could not undo a step beyond a reload, and
    // would replace that of the menu below.
    const {navigation} = window as Partial<Pick<Window, 'navigation'>>;
    const place = () => navigation?.currentEntry?.index ?? 0;
    const opened = place();
    let isReturning = false;
    traversal.handle = (event) => {
      if (!isReturning || place() === opened) event.stopImmediatePropagation();

      if (isReturning) {
        delete traversal.handle;
      } else {
        isReturning = true;
        // Without the Navigation API, the reader has probably gone back.
        window.history.go(opened - place() || 1);
        onClose();
      }
    };
    return () => {
      page.inert = false;
      open.abort();
      if (!isReturning) delete traversal.handle;
    };
  }, [onClose]);

  // The modal shows this text instead of results, in a paragraph.
  const start: ReactElement[] = Object.entries(texts.start).map(([title, links]) => (
    <span key={title} onClick={onClose}>
      <strong>{title}</strong>
      {Object.entries(links).map(([label, to]) => (
        <Hit key={to} hit={{url: withBaseUrl(to)}}>
          {label}
        </Hit>
      ))}
    </span>
  ));

  useModalSemantics();
  const hasFailed = outcome === 'failed';
  const notice = outcome && !hasFailed ? guessNotice(outcome) : '';
  // The modal renders this element.
  const dropdown = document.querySelector('.DocSearch-Dropdown');
  return (
    <div role="dialog" aria-modal aria-label="Search">
      <DocSearchModal
        // Required by the modal for its own client, which is never used.
        appId="unused"
        apiKey="unused"
        indexName={options.settings.indexName}
        onClose={onClose}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        translations={{startScreen: {noRecentSearchesText: start as unknown as string}}}
        navigator={navigator}
        transformItems={transformItems}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
        searchParameters={NO_PARAMETERS}
        maxResultsPerGroup={MAX_PER_PAGE}
        disableUserPersonalization={hasNoRoom}
        transformSearchClient={transformSearchClient}
      />
      {/* Announces the results. An alert announces a failure. */}
      <p className="search-status" role="status">
        {outcome && !hasFailed && resultNotice(outcome)}
      </p>
      {dropdown &&
        createPortal(
          hasFailed ? (
            <Failure className="DocSearch-ErrorScreen" retry={retry} />
          ) : (
            notice && (
              <p className="search-notice" aria-hidden>
                {notice}
              </p>
            )
          ),
          dropdown,
        )}
    </div>
  );
}
