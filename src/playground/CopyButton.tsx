import {useEffect, useState, type ReactNode} from 'react';

const SHOWN_FOR = 2500;

interface CopyButtonProps {
  readonly label: string;
  /** What to copy. The button is disabled without it. */
  readonly text: string | undefined;
  /** Called before copying. */
  readonly onCopy?: () => void;
}

/** A button that copies text, and says whether it did: the browser may forbid it. */
export default function CopyButton({label, text, onCopy}: CopyButtonProps): ReactNode {
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFeedback(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [feedback]);
  const copy = () => {
    onCopy?.();
    const refuse = () => setFeedback('Not copied');
    // `clipboard` is missing without HTTPS.
    if (text === undefined || navigator.clipboard === undefined) {
      refuse();
      return;
    }
    navigator.clipboard.writeText(text).then(() => setFeedback('Copied'), refuse);
  };
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      disabled={text === undefined}
      onClick={copy}>
      <span aria-live="polite">{feedback || label}</span>
    </button>
  );
}
