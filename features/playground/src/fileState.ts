/** The file in the editor, and how it changes. The effects of a change are in `useFile.ts`. */
import {MAX_DRAFTS, type Draft, type SavedDraft} from './drafts';
import * as notices from './notices';

export interface OpenFile {
  /** Differs for each file that is opened. */
  readonly key: number;
  readonly text: string;
  /** Id of the sample or published file, until the reader changes it. */
  readonly sample: string | undefined;
  readonly draft: string | undefined;
}

/** The file, with its drafts and the notice about it. */
export interface FileState {
  readonly file: OpenFile;
  /** Text of the draft when this tab last read or stored it. */
  readonly base: string | undefined;
  readonly drafts: readonly Draft[];
  readonly notice: notices.Notice | undefined;
}

/** Whether an edit has replaced nearly everything. */
function isReplaced(before: string, after: string): boolean {
  const length = Math.min(before.length, after.length);
  let start = 0;
  while (start < length && before[start] === after[start]) start += 1;

  let end = 0;
  while (end < length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;

  return before.length > 200 && start + end < before.length / 5;
}

/** Another file replaces the one in the editor. */
export function opened(state: FileState, text: string, sample?: string, draft?: string): FileState {
  const file = {key: state.file.key + 1, text, sample, draft};
  return {...state, file, base: draft === undefined ? undefined : text, notice: undefined};
}

/** The reader has changed the text. */
export function edited(state: FileState, text: string): FileState {
  const {file, notice} = state;
  // The results of a file that is replaced are not an earlier version of the new one.
  const key = isReplaced(file.text, text) ? file.key + 1 : file.key;
  return {
    ...state,
    file: {...file, key, text, sample: undefined},
    notice: file.draft === undefined ? undefined : notice,
  };
}

/** The file is a draft, which is not necessarily stored. */
export function named(state: FileState, draft: string): FileState {
  const {file} = state;
  return draft === file.draft ? state : {...state, file: {...file, draft}};
}

/** The text of the file was stored as a draft. */
export function stored(state: FileState, {id, drafts, removed, foreign}: SavedDraft): FileState {
  const {file} = state;
  const isFull = id !== file.draft && drafts.length === MAX_DRAFTS;
  const notice =
    removed.length > 0
      ? notices.removed(removed)
      : foreign
        ? notices.warning(
            'Another tab has changed this draft, so your version is now a separate draft.',
          )
        : isFull
          ? notices.full(drafts.at(-1)!)
          : state.notice;
  return {...named(state, id), base: file.text, drafts, notice};
}

/** Whether the text of the draft is not stored. */
export const isUnstored = ({file, base}: FileState): boolean =>
  file.draft !== undefined && file.text !== base;
