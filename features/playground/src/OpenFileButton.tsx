import type {ReactNode} from 'react';

/**
 * A button that opens a pricing file of the reader.
 *
 * @param hidden class that hides the input; each page has its own style sheet
 */
export default function OpenFileButton({
  hidden,
  onFile,
}: {
  readonly hidden: string | undefined;
  readonly onFile: (file: File) => void;
}): ReactNode {
  return (
    <label className="button button--secondary button--sm">
      Open file
      <input
        type="file"
        accept=".yml,.yaml"
        className={hidden}
        onChange={({target}) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);

          // Otherwise the same file could not be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
