import {useEffect, useState} from 'react';

/** Time for which readers see what happened, in milliseconds. */
const SHOWN_FOR = 2500;

/**
 * Copies text to the clipboard, which the browser may forbid.
 *
 * @returns a function that copies the text of `read`, and a message for a short time after that: `Copied`
 *   or `Not copied`, otherwise an empty string
 */
export function useCopy(read: () => string | Promise<string>): [copy: () => void, message: string] {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async (): Promise<void> => {
    try {
      // `clipboard` is missing without HTTPS, which throws.
      await navigator.clipboard.writeText(await read());
      setMessage('Copied');
    } catch {
      setMessage('Not copied');
    }
  };
  return [() => void copy(), message];
}
