import {useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import options from '@generated/search/default/options.json';
import {lastReadVersion} from '../../client/lastReadVersion';
import {isLandingExpected} from '../../client/landing';
import {handleEarlyShortcut, isSearchShortcut, searchRecorder} from '../../client/earlyShortcut';
import {tagOf} from '../../engine/filters';
import {reloadIfReachable} from '../../client/staleTab';
import {LATEST_VERSION, versionOfPath} from '../../client/versions';
import {whenIdle} from '../../client/whenIdle';
import {startWorker} from '../../client/startWorker';
import {Failure} from '../../ui/Failure';
import type * as ModalModule from './Modal';
import styles from './styles.module.css';

let Modal: typeof ModalModule.default | undefined;

/** Loads the modal and its styles, once. */
async function loadModal(): Promise<void> {
  Modal ??= (await import(/* webpackChunkName: "search-modal" */ './Modal')).default;
}

/** Prefetches the data of the first query. */
function warmSearch(baseUrl: string): void {
  const reading = versionOfPath(window.location.pathname) ?? lastReadVersion() ?? LATEST_VERSION;
  if (options.settings.mode === 'embedded') startWorker(baseUrl, tagOf(reading));

  import(/* webpackChunkName: "search-modal" */ '../../client/backend')
    .then(({currentBackend}) => currentBackend(reading))
    // The first query reports a failure.
    .catch(() => undefined);
}

/** Whether an event is a slash outside of fields. Many keyboard layouts need Shift for it. */
function isSlash({key, ctrlKey, metaKey, altKey, target}: globalThis.KeyboardEvent): boolean {
  const isEditing =
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isEditing;
}

/** Readers with a data saver or a 2G connection do not prefetch, as in Docusaurus. */
function savesData(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * The search button of the navbar. It loads the modal on hover or focus, and opens it on click, Ctrl or
 * Cmd+K, `/`, or a character typed on the focused button.
 */
export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const button = useRef<HTMLButtonElement>(null);
  /** What had the focus before the modal. */
  const opener = useRef<HTMLElement>(null);
  /** `undefined` while the modal is closed. */
  const [initialQuery, setInitialQuery] = useState<string>();
  const isOpen = initialQuery !== undefined;
  const [hasFailed, setHasFailed] = useState(false);
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);

  const open = useCallback(
    async (typed = '') => {
      const recorder = searchRecorder();
      recorder.typed ??= typed;
      warmSearch(siteConfig.baseUrl);
      try {
        await loadModal();
      } catch {
        recorder.typed = undefined;
        setHasFailed(true);
        return false;
      }
      const query = recorder.typed;
      if (query !== undefined) {
        opener.current = document.activeElement as HTMLElement;
        // Synchronously, because what is typed is no longer recorded.
        flushSync(() => {
          setHasFailed(false);
          setInitialQuery(query);
        });
        // If the router has mounted another search bar, that one opens the modal.
        if (button.current) recorder.typed = undefined;
      }
      return true;
    },
    [siteConfig.baseUrl],
  );

  const retry = async () => {
    if (!(await open())) await reloadIfReachable();
  };

  const close = useCallback(() => {
    // Synchronously, because nothing in the page can have the focus while the modal is open.
    flushSync(() => setInitialQuery(undefined));
    if (!isLandingExpected()) {
      opener.current?.focus({preventScroll: true});
      if (document.activeElement === document.body) {
        // Nothing had the focus, or the element is gone.
        button.current?.focus();
      }
    }
  }, []);

  const prepare = () => {
    if (!savesData()) {
      warmSearch(siteConfig.baseUrl);
      // Opening search reports a failure.
      loadModal().catch(() => undefined);
    }
  };

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // Shortcuts do not apply below a modal dialog.
      if (document.querySelector('dialog[open]')) return;

      // The second slash while the modal loads is recorded.
      const opensBySlash = isSlash(event) && !isOpen && !event.defaultPrevented;
      if (isSearchShortcut(event) || opensBySlash) {
        event.preventDefault();
        if (!event.repeat) void (isOpen ? close() : open());
      } else if (event.key === 'Escape') {
        setHasFailed(false);
        if (isOpen) {
          event.preventDefault();
          close();
        }
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  // The failure message covers the page: a click outside closes it, like Escape.
  useEffect(() => {
    const dismiss = ({target}: PointerEvent) => {
      if (!(target as Element).closest('[role="alert"]')) setHasFailed(false);
    };
    document.addEventListener('pointerdown', dismiss);
    return () => document.removeEventListener('pointerdown', dismiss);
  }, []);

  // The build writes the template.
  useEffect(() => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-search-manifest]');
    if (template && !savesData()) whenIdle(() => document.body.append(template.content));
  }, []);

  useEffect(() => handleEarlyShortcut(() => void open()), [open]);

  // The modal stays open when the router corrects a path and mounts another search bar.
  useEffect(
    () => () => {
      if (isOpen && !button.current) searchRecorder().typed = '';
    },
    [isOpen],
  );

  const onButtonKey = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && searchRecorder().typed === undefined && /^[\p{L}\p{N}]$/u.test(event.key)) {
      event.preventDefault();
      void open(event.key);
    }
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`DocSearch-Button ${styles.button}`}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
        onKeyDown={onButtonKey}>
        <svg
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.75" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className={styles.label}>
          Search
          <span className={styles.keysForScreenReaders}>
            {` (${isApple ? 'Command' : 'Ctrl'}+K)`}
          </span>
        </span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {hasFailed && <Failure className={styles.failure} retry={retry} isOfCode />}
      {isOpen &&
        Modal &&
        createPortal(<Modal onClose={close} initialQuery={initialQuery} />, document.body)}
    </>
  );
}
