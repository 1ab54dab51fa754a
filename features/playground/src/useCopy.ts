import {useEffect, useState} from 'react';

/** Time for which readers see what happened, in milliseconds. */
const SHOWN_FOR = 2500;

async function write(text: string | Promise<string>): Promise<void> {
  // `clipboard` is missing without HTTPS, which throws.
  const {clipboard} = navigator;
  // Safari forbids writing after a wait, but accepts a promise of the text. Firefox 126 does not.
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await clipboard.writeText(await text);
  } else {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
}

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
      await write(read());
      setMessage('Copied');
    } catch {
      setMessage('Not copied');
    }
  };
  return [() => void copy(), message];
}
