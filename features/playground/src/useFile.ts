import {useEffect, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import options from '@generated/playground/default/options.json';
import {readFile, refusalOf} from './download';
import {deleteDraft, DRAFTS_KEY, newDraftId, readDrafts, saveDraft, type Draft} from './drafts';
import {edited, isUnstored, named, opened, stored, type FileState} from './fileState';
import {LONG_LINK, readLink, type SharedState} from './link';
import * as notices from './notices';
import {loadSample, sampleFragment} from './samples';

/** Id of the sample that the page contains. */
const FIRST_SAMPLE = options.samples[0]!.samples[0]!.id;

/** Time without a change after which a draft is stored. */
const STORE_PAUSE = 400;

/** Replaces the fragment of the URL, without an entry in the history. */
function showFragment(fragment: string): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
}

/** Reads and writes the latest state: handlers may run twice before React renders. */
function storeOf(initial: FileState, render: (state: FileState) => void) {
  let latest = initial;
  const write = (next: FileState) => {
    latest = next;
    render(next);
  };
  return [() => latest, write] as const;
}

/** What the reader can do with the file, and other tabs and links. */
function actionsOf(
  [read, write]: ReturnType<typeof storeOf>,
  sampleText: string,
  restore: (state: SharedState | undefined) => void,
  embedded: string | undefined,
  withBaseUrl: (url: string) => string,
) {
  const isOwnPage = embedded === undefined;
  /** How many files the reader has opened or requested. */
  let openings = 0;
  const say = (notice: notices.Notice | undefined) => write({...read(), notice});

  function store(): void {
    const {file, base} = read();
    const id = file.draft ?? newDraftId();
    const saved = isOwnPage ? saveDraft({id, time: Date.now(), text: file.text}, base) : undefined;
    write(saved ? stored(read(), saved) : named(read(), id));
    if (isOwnPage && !saved)
      say(notices.warning('This browser does not store your changes. Download the file.'));
  }

  /** Stores the text of a draft that has changed. */
  function flush(): void {
    if (isUnstored(read())) store();
  }

  function open(
    text: string,
    {sample, draft, state}: {sample?: string; draft?: string; state?: SharedState} = {},
  ): void {
    flush();
    openings += 1;
    write(opened(read(), text, sample, draft));
    // A file that cannot be opened again from the page, such as one from disk.
    if (sample === undefined && state === undefined && draft === undefined) store();

    restore(state);
    if (state === undefined && isOwnPage)
      showFragment(sample === undefined ? '' : sampleFragment(sample));
  }

  const openDraft = (draft: Draft) => open(draft.text, {draft: draft.id});

  /** Says where a draft is that another file has replaced in the editor. */
  const sayKept = (draft: Draft, reason?: string) =>
    say(notices.kept(draft, () => openDraft(draft), reason));

  /** Opens a file, and says where the draft is that it replaces in the editor. */
  function replace(text: string, from?: {sample: string}): void {
    const {draft: id} = read().file;
    open(text, from);
    const draft = readDrafts().find((each) => each.id === id);
    // A full list is more important.
    if (draft && !read().notice) sayKept(draft);
  }

  async function openSample(id: string): Promise<void> {
    openings += 1;
    const opening = openings;
    try {
      const text = id === FIRST_SAMPLE ? sampleText : await loadSample(id, withBaseUrl);
      // The reader has opened another file in the meantime.
      if (opening !== openings) return;

      if (text !== undefined) replace(text, {sample: id});
      else say(notices.warning('This link refers to a sample that does not exist.'));
    } catch {
      say(notices.notLoaded());
    }
  }

  /** Opens a file of the reader's disk. */
  async function openFile(chosen: File): Promise<void> {
    const text = await readFile(chosen);
    if (text === undefined) say(notices.warning(refusalOf(chosen)));
    else replace(text);
  }

  /** Shows a link that the reader copies in the URL, and warns if it is long. */
  function showLink(fragment: string): void {
    if (isOwnPage) showFragment(fragment);

    if (fragment.length > LONG_LINK) say(notices.longLink(fragment.length));
  }

  function edit(text: string): void {
    if (text === read().file.text) return;

    write(edited(read(), text));
    if (isOwnPage && window.location.hash !== '') showFragment('');

    if (read().file.draft === undefined) store();
  }

  /** Opens the file of the embedding page, or the first sample. */
  async function reset(): Promise<void> {
    const link = await readLink(embedded ?? '');
    if (link.kind === 'state') open(link.state.text, {state: link.state});
    else await openSample(link.kind === 'sample' ? link.id : FIRST_SAMPLE);
  }

  /** Deletes the draft in the editor, and opens the sample in its place. */
  async function removeDraft(): Promise<void> {
    flush();
    const {draft: id, text} = read().file;
    if (id === undefined) return;

    write({...read(), drafts: deleteDraft(id)});
    await openSample(FIRST_SAMPLE);
    say(notices.deleted({id, text, time: Date.now()}, () => open(text)));
  }

  /** Reads the drafts that another tab has changed. */
  function follow({key}: StorageEvent): void {
    if (key !== DRAFTS_KEY || !isOwnPage) return;

    const drafts = readDrafts();
    const {file, base} = read();
    write({...read(), drafts});
    const other = drafts.find(({id}) => id === file.draft);
    if (other && other.text !== base) say(notices.changed(() => openDraft(other)));
  }

  /** Opens the file of a fragment, or the latest draft if the page has just begun. */
  async function openFragment(fragment: string, isCurrent: () => boolean): Promise<void> {
    flush();
    const {key} = read().file;
    const [draft] = readDrafts();
    const link = await readLink(fragment);
    if (!isCurrent()) return;

    write({...read(), drafts: readDrafts()});
    if (link.kind === 'problem') {
      say(notices.warning(link.message));
    } else if (link.kind === 'sample') {
      await openSample(link.id);
    } else if (link.kind === 'state') {
      open(link.state.text, {state: link.state});
      if (draft && draft.text !== link.state.text) sayKept(draft, 'This file comes from a link. ');
    } else if (draft && key === 0 && read().file.draft === undefined) {
      openDraft(draft);
      say(notices.resumed(draft, () => void openSample(FIRST_SAMPLE)));
    }
  }

  const shown = {
    open: replace,
    openDraft,
    openSample,
    openFile,
    removeDraft,
    showLink,
    reset,
    edit,
    closeNotice: () => say(undefined),
  };
  return {shown, flush, follow, openFragment};
}

/** The file in the editor, and what the reader can do with it. */
export type FileActions = ReturnType<typeof useFile>;

/**
 * The file in the editor: from the URL's fragment if it is a link, otherwise the latest draft or the
 * first sample. Changes are stored as a draft, and remove the fragment, which no longer matches.
 *
 * @param sampleText the first sample
 * @param restore called with the state of each link that is opened, and with none for other files
 * @param embedded fragment of the file, inside another page; its URL and the drafts are not used
 */
export function useFile(
  sampleText: string,
  restore: (state: SharedState | undefined) => void,
  embedded: string | undefined,
) {
  const [state, setState] = useState<FileState>({
    file: {key: 0, text: sampleText, sample: FIRST_SAMPLE, draft: undefined},
    base: undefined,
    drafts: [],
    notice: undefined,
  });
  const {withBaseUrl} = useBaseUrlUtils();
  const [store] = useState(() => storeOf(state, setState));
  const {shown, flush, follow, openFragment} = useMemo(
    () => actionsOf(store, sampleText, restore, embedded, withBaseUrl),
    [store, sampleText, restore, embedded, withBaseUrl],
  );

  const {file, drafts, notice} = state;
  useEffect(() => {
    const pause = setTimeout(flush, STORE_PAUSE);
    return () => clearTimeout(pause);
  }, [file, flush]);

  useEffect(() => {
    const listeners = new AbortController();
    window.addEventListener('storage', follow, listeners);
    // The last event before a browser closes a page, also in the background.
    document.addEventListener('visibilitychange', flush, listeners);
    return () => {
      flush();
      listeners.abort();
    };
  }, [follow, flush]);

  // The router reports each navigation to this page, also with the same fragment.
  const location = useLocation();
  useEffect(() => {
    let isCurrent = true;
    void openFragment(embedded ?? location.hash, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [embedded, location, openFragment]);

  return {file, drafts, notice, ...shown};
}
