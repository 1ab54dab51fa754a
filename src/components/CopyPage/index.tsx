import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {FULL_TEXT_FILE, markdownPath} from '@site/site/markdownPages';
import styles from './styles.module.css';

/** Time for which the button says what it did, in milliseconds. */
const FEEDBACK_TIME = 3000;

/** Fetches the Markdown of a page once, also for a reader who is offline later. */
function useMarkdown(address: string): () => Promise<string> {
  const text = useRef<Promise<string>>(undefined);
  const read = (): Promise<string> => {
    text.current ??= fetch(address).then((response) =>
      response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
    );
    text.current.catch(() => {
      text.current = undefined;
    });
    return text.current;
  };
  useEffect(() => {
    const {connection} = navigator as {connection?: {saveData?: boolean}};
    if (connection?.saveData) {
      return undefined;
    }
    const timer = setTimeout(() => void read().catch(() => undefined), FEEDBACK_TIME);
    return () => {
      clearTimeout(timer);
      text.current = undefined;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `read` only depends on the address
  }, [address]);
  return read;
}

/** A menu that closes with Escape, and when something outside of it is clicked or focused. */
function Menu({children}: {readonly children: ReactNode}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({type, target, key}: Event & {key?: string}) => {
      const {current} = menu;
      const isInside = current?.contains(target as Node) ?? false;
      if (!current?.open || (type === 'keydown' ? key !== 'Escape' : isInside)) {
        return;
      }
      if (isInside) {
        current.querySelector('summary')!.focus();
      }
      current.open = false;
    };
    const events = ['keydown', 'click', 'focusin'];
    events.forEach((name) => document.addEventListener(name, close));
    return () => events.forEach((name) => document.removeEventListener(name, close));
  }, []);
  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label="This page in other formats" />
      {children}
    </details>
  );
}

/** Copies the page as Markdown. A menu links to its Markdown and to all pages of the docs version. */
export default function CopyPage(): ReactNode {
  const {pathname} = useLocation();
  const {label, isLast} = useDocsVersion();
  const address = markdownPath(pathname.replace(/(.)\/$/, '$1'));
  const read = useMarkdown(address);
  const [feedback, setFeedback] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await read());
      setFeedback('Copied');
    } catch {
      setFeedback('Not copied');
    }
    setTimeout(() => setFeedback(''), FEEDBACK_TIME);
  };
  return (
    <div className={styles.copyPage} data-markdown="" data-search-ignore>
      <button type="button" onClick={() => void copy()}>
        {feedback || 'Copy page'}
      </button>
      <span role="status" className={styles.status}>
        {feedback}
      </span>
      <Menu>
        <ul>
          <li>
            <a href={address}>View as Markdown</a>
          </li>
          <li>
            <a
              href={useBaseUrl((isLast ? '/' : `/docs/${label}/`) + FULL_TEXT_FILE)}
              download={`pricing4saas-${label}.md`}>
              Download docs {label} as one file
            </a>
          </li>
        </ul>
      </Menu>
    </div>
  );
}
