import {useEffect, useState, type ReactNode} from 'react';
import styles from './parts.module.css';

const SHOWN_FOR = 2000;

/** A line with a copy button. */
export default function InstallLine({line}: {readonly line: string}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;

    const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    // If clipboard access is denied, readers can select the line.
    navigator.clipboard?.writeText(line).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <div className={styles.install}>
      <code>{line}</code>
      <button type="button" onClick={copy} aria-label={`Copy: ${line}`}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  );
}
