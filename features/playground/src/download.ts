/** Files of the reader. */
import {withoutTurns} from './drafts';
import {MAX_STATE} from './link';

/** The text of a file that the reader opens; `undefined` if it is too large or not text. */
export async function readFile(file: File): Promise<string | undefined> {
  try {
    const bytes = file.size > MAX_STATE ? undefined : await file.arrayBuffer();
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return bytes === undefined || text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Why {@link readFile} did not read a file. */
export const refusalOf = ({name}: File): string =>
  `${withoutTurns(name)} was not opened. Choose a UTF-8 text file of at most ${MAX_STATE / 1024} KiB.`;

/** Lets the reader save content as a file. */
export function download(content: BlobPart, name: string, type = 'application/yaml'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], {type}));
  link.download = name;
  link.click();
  // Some browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file name for a pricing, such as `noteharbor-2.1.yml`. */
export function fileNameOf(saasName: string | undefined, syntaxVersion = ''): string {
  const words = `${saasName ?? ''} ${syntaxVersion}`.toLowerCase().match(/[a-z0-9.]+/g);
  return `${words?.join('-') ?? 'pricing'}.yml`;
}
