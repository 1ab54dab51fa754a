/** The search modal, loaded on demand. */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import type {
  DocSearchHit,
  DocSearchModalProps,
  DocSearchState,
  DocSearchTransformClient,
  InternalDocSearchHit,
} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import options from '@generated/search/default/options.json';
import translations from '@theme/SearchTranslations';
import {expectLanding} from '../../client/landing';
import {currentBackend} from '../../client/backend';
import {createModalClient, isListed, type Outcome} from '../../ui/docsearch';
import {guessNotice} from '../../ui/resultCount';
import {Failure} from '../../ui/Failure';
import {ALL_VERSIONS} from '../../engine/filters';
import {MAX_PER_PAGE} from '../../engine/ranking';
import {isMissingCode, reloadIfReachable} from '../../client/staleTab';
import {isStorageFull} from '../../ui/storage';
import {useReadingVersion} from '../../ui/useReadingVersion';
import {MAX_QUERY_LENGTH, createWholeQuery, type WholeQuery} from '../../ui/wholeQuery';
import {missingResultsUrl} from '../../ui/missingResults';
import {useModalSemantics} from './useModalSemantics';
import './modal.css';

/** The link of a hit. A `Link` would prefetch the page of every visible hit, diagrams included. */
const Hit: DocSearchModalProps['hitComponent'] = ({hit, children}) => {
  const history = useHistory();
  const onClick = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!opensElsewhere) {
      event.preventDefault();
      expectLanding();
      history.push(hit.url);
    }
  };
  return (
    <a href={hit.url} onClick={onClick}>
      {children}
    </a>
  );
};

/** "See all N results", with a link to the search page. */
function useResultsFooter(onClose: () => void, {complete}: WholeQuery) {
  const createSearchLink = useSearchLinkCreator();
  return useMemo(
    () =>
      function ResultsFooter({state}: {readonly state: DocSearchState<InternalDocSearchHit>}) {
        return (
          // The page searches the same docs versions, for equal counts.
          <Link
            to={`${createSearchLink(complete(state.query))}&version=${ALL_VERSIONS}`}
            onClick={onClose}>
            <Translate id="theme.SearchBar.seeAll" values={{count: state.context.nbHits as number}}>
              {'See all {count} results'}
            </Translate>
          </Link>
        );
      },
    [createSearchLink, onClose, complete],
  );
}

/** Classes of the message that covers the modal's results if a query failed. */
const FAILURE_STYLES = {
  message: 'DocSearch-ErrorScreen search-error',
  messageTitle: 'DocSearch-Title',
  messageHelp: 'DocSearch-Help',
};

/**
 * Repeats the search for the current input. React ignores input events without a change, so the value
 * is changed and restored.
 */
function repeatQuery(): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!input?.value || !setValue) {
    return;
  }
  const {value, selectionStart, selectionEnd} = input;
  isRepeating = true;
  for (const next of [`${value} `, value]) {
    setValue.call(input, next);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }
  isRepeating = false;
  // Restores the reader's selection.
  input.setSelectionRange(selectionStart, selectionEnd);
}

function retry(): void {
  hasRetried = true;
  repeatQuery();
}

/** Defers work until after the next paint. */
function afterPaint(work: () => void): () => void {
  return () => requestAnimationFrame(() => setTimeout(work));
}

/** Whether an input event comes from `repeatQuery`. */
let isRepeating = false;

/** Whether the reader has selected Retry since the last failure in this modal. */
let hasRetried = false;

/** Container of results and messages in the modal. */
function findDropdown(): Element | null {
  return document.querySelector('.DocSearch-Dropdown');
}

interface SearchModalProps {
  readonly onClose: () => void;
  readonly initialQuery: string | undefined;
}

/** Constant, because our client sets the parameters of each query. */
const NO_PARAMETERS = {};

/** The DocSearch modal over our backend. */
export default function SearchModal({onClose, initialQuery}: SearchModalProps): ReactNode {
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const reading = useReadingVersion();
  const [hasFailed, setHasFailed] = useState(false);
  const [hasNoRoom] = useState(() => isStorageFull(() => window.localStorage));
  const [outcome, setOutcome] = useState<Outcome>();
  const [wholeQuery] = useState(createWholeQuery);
  /** Whether the reader has moved through the hits with the keyboard since the last input. */
  const hasMoved = useRef(false);

  const client = useMemo(
    () =>
      createModalClient({
        backend: () => currentBackend(reading),
        indexName: options.settings.indexName,
        versions: options.versions,
        reading,
        complete: wholeQuery.complete,
        onOutcome: (found, error) => {
          if (hasRetried && isMissingCode(error)) {
            void reloadIfReachable();
          }
          hasRetried &&= found === undefined;
          setHasFailed(found === undefined);
          setOutcome(found);
        },
      }),
    [reading, wholeQuery],
  );
  // If one of these changes, the modal restarts without its query.
  const transformSearchClient = useCallback(
    () => client as unknown as DocSearchTransformClient,
    [client],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({itemUrl}: {readonly itemUrl: string}) => {
        expectLanding();
        history.push(itemUrl);
      },
    }),
    [history],
  );
  const [transformItems] = useState(
    () => (items: DocSearchHit[]) =>
      items.filter(isListed).map((item) => ({...item, url: processUrl(item.url)})),
  );

  useEffect(() => {
    document.documentElement.dataset.searchMode = options.settings.mode;
    const subscription = currentBackend(reading).then(
      // New results select the first hit, so the reader would lose the selected one.
      (backend) => backend.onUpdate(afterPaint(() => hasMoved.current || repeatQuery())),
      () => undefined,
    );
    return () => {
      hasRetried = false;
      void subscription.then((end) => end?.());
    };
  }, [reading]);

  // The modal keeps the focus only until its list changes (`src/theme/README.md`).
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('#__docusaurus')!;
    page.inert = true;
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    input?.setAttribute('maxlength', String(MAX_QUERY_LENGTH));
    const note = () => {
      if (!isRepeating) {
        hasMoved.current = false;
        wholeQuery.note(input?.value ?? '');
      }
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      hasMoved.current ||= key === 'ArrowDown' || key === 'ArrowUp';
    };
    // Captured before React passes the events to the modal.
    document.addEventListener('input', note, {capture: true});
    document.addEventListener('keydown', onKeyDown, {capture: true});
    return () => {
      page.inert = false;
      document.removeEventListener('input', note, {capture: true});
      document.removeEventListener('keydown', onKeyDown, {capture: true});
    };
  }, [wholeQuery]);

  // The modal renders this element, so it is looked up on demand.
  useEffect(() => {
    findDropdown()?.classList.toggle('search-failed', hasFailed);
  }, [hasFailed]);
  const failedDropdown = hasFailed ? findDropdown() : null;
  const notice = outcome ? guessNotice(outcome) : '';

  useModalSemantics(outcome);
  const footer = useResultsFooter(onClose, wholeQuery);
  return (
    <>
      <DocSearchModal
        // Required by the modal for its own client, which is never used.
        appId="unused"
        apiKey="unused"
        indexName={options.settings.indexName}
        onClose={onClose}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        placeholder={translations.placeholder}
        translations={translations.modal}
        navigator={navigator}
        transformItems={transformItems}
        hitComponent={Hit}
        resultsFooterComponent={footer}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
        searchParameters={NO_PARAMETERS}
        maxResultsPerGroup={MAX_PER_PAGE}
        disableUserPersonalization={hasNoRoom}
        transformSearchClient={transformSearchClient}
      />
      {failedDropdown &&
        createPortal(<Failure styles={FAILURE_STYLES} retry={retry} />, failedDropdown)}
      {/* The live region announces it. */}
      {notice &&
        createPortal(
          <p className="search-notice" aria-hidden>
            {notice}
          </p>,
          findDropdown()!,
        )}
    </>
  );
}
