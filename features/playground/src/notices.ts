/** What the playground says about the file, and what the reader can do about it. */
import {download, fileNameOf} from './download';
import {draftLabel, nameOf, type Draft} from './drafts';

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

const noticeOf = (kind: Notice['kind'], text: string, ...actions: Action[]): Notice => ({
  kind,
  text,
  actions,
});

export const warning = (text: string, ...actions: Action[]) =>
  noticeOf('warning', text, ...actions);

function downloadAction(...drafts: readonly Draft[]): Action {
  const run = () => drafts.forEach(({text}) => download(text, fileNameOf(nameOf(text), undefined)));
  return {label: 'Download it', run};
}

export function removed(drafts: readonly Draft[]): Notice {
  const labels = drafts.map(draftLabel).join('; ');
  const text = `There is no room, so the oldest was removed: ${labels}.`;
  return warning(text, downloadAction(...drafts));
}

export const full = (oldest: Draft) =>
  noticeOf(
    'info',
    `The next new draft replaces the oldest: ${draftLabel(oldest)}.`,
    downloadAction(oldest),
  );

export const changed = (run: () => void) =>
  warning('Another tab has changed this draft. If you edit it, your version is a separate draft.', {
    label: 'Open the other version',
    run,
  });

export const kept = (draft: Draft, run: () => void, reason = '') =>
  noticeOf('info', `${reason}Your draft is kept: ${draftLabel(draft)}.`, {
    label: 'Open the draft',
    run,
  });

export const resumed = (draft: Draft, run: () => void) =>
  noticeOf('info', `This is your draft: ${draftLabel(draft)}.`, {label: 'Open the sample', run});

export const deleted = (draft: Draft, run: () => void) =>
  noticeOf('info', `The draft was deleted: ${draftLabel(draft)}.`, {label: 'Restore it', run});

export const notLoaded = () =>
  noticeOf('danger', 'The sample could not be loaded. Check your connection and try again.');

export const longLink = (length: number) =>
  warning(
    `The link has ${length.toLocaleString('en')} characters. Some programs cut off links this long.`,
  );
