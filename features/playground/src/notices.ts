/** What the playground says about the file, and what the reader can do about it. */
import {download, fileNameOf} from './download';
import {nameOf, type Draft} from './drafts';

interface Action {
  readonly label: string;
  readonly run: () => void;
}

/** A message about the file. */
export interface Notice {
  readonly kind: 'info' | 'warning' | 'danger';
  readonly text: string;
  readonly actions: readonly Action[];
}

/** A draft as the menu lists it. A name from right to left does not turn the rest. */
export function draftLabel({text, time}: Draft): string {
  const date = new Date(time).toLocaleString(undefined, {dateStyle: 'short', timeStyle: 'short'});
  const version = /^(?:syntaxV|v)ersion:\s*["']?([1-3]\.[01])\b/m.exec(text);
  return `\u2068${nameOf(text) ?? 'Untitled'}\u2069${version ? ` ${version[1]}` : ''}, ${date}`;
}

function noticeOf(kind: Notice['kind']) {
  return (text: string, ...actions: Action[]): Notice => ({kind, text, actions});
}

const info = noticeOf('info');
export const warning = noticeOf('warning');
const danger = noticeOf('danger');

/** Downloads drafts that are not in the editor. */
function downloadAction(...drafts: readonly Draft[]): Action {
  const run = () => drafts.forEach(({text}) => download(text, fileNameOf(nameOf(text), undefined)));
  return {label: 'Download it', run};
}

const openDraft = (run: () => void): Action => ({label: 'Open the draft', run});

/** The notices about drafts. */
export const draftNotices = {
  notStored: () => warning('This browser does not store your changes. Download the file.'),
  removed: (drafts: readonly Draft[]) => {
    const labels = drafts.map(draftLabel).join('; ');
    const text = `There is no room, so the oldest was removed: ${labels}.`;
    return warning(text, downloadAction(...drafts));
  },
  separated: () =>
    warning('Another tab has changed this draft, so your version is now a separate draft.'),
  full: (oldest: Draft) => {
    const text = `The next new draft replaces the oldest: ${draftLabel(oldest)}.`;
    return info(text, downloadAction(oldest));
  },
  changed: (run: () => void) => {
    const text =
      'Another tab has changed this draft. If you edit it, your version is a separate draft.';
    return warning(text, {label: 'Open the other version', run});
  },
  crashed: (draft: Draft, open: () => void) => {
    const text = `The page crashed when it opened this draft: ${draftLabel(draft)}.`;
    return warning(text, openDraft(open), downloadAction(draft));
  },
  kept: (draft: Draft, open: () => void, reason = '') =>
    info(`${reason}Your draft is kept: ${draftLabel(draft)}.`, openDraft(open)),
  resumed: (draft: Draft, run: () => void) =>
    info(`This is your draft: ${draftLabel(draft)}.`, {label: 'Open the sample', run}),
  deleted: (draft: Draft, run: () => void) =>
    info(`The draft was deleted: ${draftLabel(draft)}.`, {label: 'Restore it', run}),
};

/** The notices about files and links. */
export const fileNotices = {
  noSample: () => warning('This link refers to a sample that does not exist.'),
  notLoaded: () => danger('The sample could not be loaded. Check your connection and try again.'),
  longLink: (length: number) =>
    warning(
      `The link has ${length.toLocaleString('en')} characters. Some programs cut off links this long.`,
    ),
};
