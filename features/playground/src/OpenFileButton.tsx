import {useRef, type ReactNode} from 'react';
import Button from './Button';

/** A button that opens a pricing file of the reader. */
export default function OpenFileButton({
  onFile,
}: {
  readonly onFile: (file: File) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current!.click()}>Open file</Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".yml,.yaml"
        onChange={({target}) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);

          // Otherwise the same file could not be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
