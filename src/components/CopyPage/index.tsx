import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {FULL_TEXT_FILE} from '@site/site/markdownPages';
import {VERSIONS} from '@site/site/versions';
import {useCopy} from '@pricing4saas/playground/useCopy';
import CompareLink from '../Compare/CompareLink';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);

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
    const current = menu.current!;
    const close = ({type, target, key}: Event & {key?: string}) => {
      const isInside = current.contains(target as Node);
      if (!current.open || (type === 'keydown' ? key !== 'Escape' : isInside)) return;

      if (isInside) current.querySelector('summary')!.focus();

      current.open = false;
    };
    const listening = new AbortController();
    ['keydown', 'click', 'focusin'].forEach((name) =>
      document.addEventListener(name, close, listening),
    );
    return () => listening.abort();
  }, []);
  return (
    <details ref={menu} className="dropdown dropdown--right dropdown--show">
      <summary aria-label="Other formats and versions" />
      {children}
    </details>
  );
}

/** Copies the page as Markdown. A menu links to its Markdown, to all pages of the docs version, and to comparisons. */
export default function CopyPage(): ReactNode {
  const {pathname, search} = useLocation();
  const {label, isLast} = useDocsVersion();
  const address = pathname.replace(/\/?$/, '.md');
  const read = useMarkdown(address);
  const [copy, message] = useCopy(read);
  return (
    <div className={styles.copyPage} data-markdown="" data-search-ignore>
      <button type="button" onClick={copy} onFocus={read} onMouseEnter={read} onTouchStart={read}>
        <span aria-live="polite">{message || 'Copy page'}</span>
      </button>
      <Menu key={search}>
        <div className="dropdown__menu">
          <a className="dropdown__link" href={address}>
            View as Markdown
          </a>
          <a
            className="dropdown__link"
            href={useBaseUrl((isLast ? '/' : `/docs/${label}/`) + FULL_TEXT_FILE)}
            download={`pricing4saas-${label}.md`}>
            Download docs {label} as one file
          </a>
          {VERSIONS.map((version) => (
            <CompareLink key={version.label} label={version.label} className="dropdown__link" />
          ))}
        </div>
      </Menu>
    </div>
  );
}
