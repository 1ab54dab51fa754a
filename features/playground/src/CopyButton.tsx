import type {ReactNode} from 'react';
import Button from './Button';
import {useCopy} from './useCopy';

interface CopyButtonProps {
  readonly label: string;
  /** What to copy, or how to get it. The button is disabled without it. */
  readonly text: string | (() => Promise<string>) | undefined;
  readonly onCopy?: () => void;
}

/** A button that copies text, and says whether it did. */
export default function CopyButton({label, text, onCopy}: CopyButtonProps): ReactNode {
  const [copy, message] = useCopy(() => {
    onCopy?.();
    return typeof text === 'function' ? text() : text!;
  });
  return (
    <Button disabled={text === undefined} onClick={copy}>
      <span aria-live="polite">{message || label}</span>
    </Button>
  );
}
