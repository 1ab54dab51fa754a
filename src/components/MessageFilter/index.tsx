import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import styles from '../FieldJump/styles.module.css';

/** Shows only the entries of this page that a line of a log is about. Styles hide it without scripts. */
export default function MessageFilter(): ReactNode {
  const id = useId();
  const {hash} = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');

  const filter = async () => {
    try {
      const {showEntries} = await import('./entries');
      setStatus(showEntries(input.current?.value ?? ''));
    } catch {
      setStatus('The filter could not be loaded. Reload the page.');
    }
  };
  // The target of a link can be hidden.
  useEffect(() => {
    if (!input.current?.value) return;

    input.current.value = '';
    void filter().then(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }, [hash]);

  return (
    <>
      <form
        className={styles.form}
        role="search"
        data-markdown=""
        data-search-ignore
        onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>Your message</label>
        <input
          ref={input}
          id={id}
          type="search"
          placeholder="Paste a line of your log"
          autoComplete="off"
          spellCheck={false}
          onInput={() => void filter()}
        />
      </form>
      <div role="status" data-search-ignore>
        {status}
      </div>
    </>
  );
}
