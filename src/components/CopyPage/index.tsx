import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {FULL_TEXT_FILE, markdownPath} from '@site/site/markdownPages';
import {useCopy} from '@pricing4saas/playground/useCopy';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);

  return response.text();
}

/** Returns a function that fetches the Markdown of a page, once unless that fails. */
function useMarkdown(address: string): () => Promise<string> {
  const fetched = useRef<{readonly address: string; readonly text: Promise<string>}>(undefined);
  return () => {
    if (fetched.current?.address !== address) {
      const text = fetchText(address);
      fetched.current = {address, text};
      // A click reports the failure, and fetches again.
      text.catch(() => (fetched.current = undefined));
    }
    return fetched.current.text;
  };
}

/** A menu that closes with Escape, and when something outside of it is clicked or focused. */
function Menu({children}: {readonly children: ReactNode}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({type, target, key}: Event & {key?: string}) => {
      const {current} = menu;
      const isInside = current?.contains(target as Node) ?? false;
      if (!current?.open || (type === 'keydown' ? key !== 'Escape' : isInside)) return;

      if (isInside) current.querySelector('summary')!.focus();

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
  const [copy, message] = useCopy(read);
  return (
    <div className={styles.copyPage} data-markdown="" data-search-ignore>
      <button type="button" onClick={copy} onFocus={read} onMouseEnter={read} onTouchStart={read}>
        <span aria-live="polite">{message || 'Copy page'}</span>
      </button>
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
