import {useCallback, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import options from '@generated/playground/default/options.json';
import {download, fileNameOf, readFile, refusalOf} from './download';
import {
  MAX_DRAFTS,
  deleteDraft,
  DRAFTS_KEY,
  hasCrashed,
  nameOf,
  newDraftId,
  readDrafts,
  saveDraft,
  setOpening,
  type Draft,
} from './drafts';
import {LONG_LINK, readLink, type SharedState} from './link';
import {loadSample, sampleFragment} from './samples';

/** Id of the sample that the page contains. */
const FIRST_SAMPLE = options.samples[0]!.samples[0]!.id;

/** Time without a change after which a draft is stored. */
const STORE_PAUSE = 400;

/** The file in the editor. */
export interface OpenFile {
  /** Differs for each file that is opened. */
  readonly key: number;
  readonly text: string;
  /** Id of the sample or published file, until the reader changes it. */
  readonly sample: string | undefined;
  readonly draft: string | undefined;
}

interface Action {
  readonly label: string;
  readonly run: () => void;
}

/** A message about the file, and what the reader can do about it. */
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

function noticeOf(kind: Notice['kind'], text: string, ...actions: Action[]): Notice {
  return {kind, text, actions};
}

/** Downloads drafts that are not in the editor. */
function downloadAction(...drafts: readonly Draft[]) {
  const run = () => drafts.forEach(({text}) => download(text, fileNameOf(nameOf(text), undefined)));
  return {label: 'Download it', run};
}

/** Replaces the fragment of the URL, without an entry in the history. */
function showFragment(fragment: string): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
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

/** The file in the editor, and what the reader can do with it. */
export type FileState = ReturnType<typeof useFile>;

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
  const [file, setFile] = useState<OpenFile>({
    key: 0,
    text: sampleText,
    sample: FIRST_SAMPLE,
    draft: undefined,
  });
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const {withBaseUrl} = useBaseUrlUtils();
  // Handlers may run twice before React renders.
  const latest = useRef(file);
  /** Text of the draft when this tab last read or stored it. */
  const base = useRef<string>(undefined);

  const show = useCallback((next: OpenFile) => {
    latest.current = next;
    setFile(next);
  }, []);

  /** Stores the text as a draft, and returns the id of the draft. */
  const store = useCallback(
    (draft: string | undefined, text: string): string => {
      const id = draft ?? newDraftId();
      if (embedded !== undefined) return id;

      const stored = saveDraft({id, time: Date.now(), text}, base.current);
      if (!stored) {
        const warning = 'This browser does not store your changes. Download the file.';
        setNotice(noticeOf('warning', warning));
        return id;
      }
      const {drafts, removed, foreign} = stored;
      const isNew = stored.id !== draft;
      base.current = text;
      setDrafts(drafts);
      if (removed.length > 0) {
        const labels = removed.map(draftLabel).join('; ');
        const text = `There is no room, so the oldest was removed: ${labels}.`;
        setNotice(noticeOf('warning', text, downloadAction(...removed)));
      } else if (foreign) {
        const text = 'Another tab has changed this draft, so your version is now a separate draft.';
        setNotice(noticeOf('warning', text));
      } else if (isNew && drafts.length === MAX_DRAFTS) {
        const oldest = drafts.at(-1)!;
        const text = `The next new draft replaces the oldest: ${draftLabel(oldest)}.`;
        setNotice(noticeOf('info', text, downloadAction(oldest)));
      }
      return stored.id;
    },
    [embedded],
  );

  /** Stores the text of a draft that has changed. */
  const flush = useCallback(() => {
    const {current} = latest;
    if (current.draft !== undefined && current.text !== base.current) {
      const draft = store(current.draft, current.text);
      if (draft !== current.draft) show({...current, draft});
    }
  }, [show, store]);

  useEffect(() => {
    const pause = setTimeout(flush, STORE_PAUSE);
    return () => clearTimeout(pause);
  }, [file, flush]);

  const open = useCallback(
    (text: string, from: {sample?: string; draft?: string; state?: SharedState} = {}) => {
      const {sample, state} = from;
      // A file that cannot be opened again from the page, such as one from disk.
      const isNew = sample === undefined && state === undefined && from.draft === undefined;
      flush();
      setNotice(undefined);
      base.current = from.draft === undefined ? undefined : text;
      const draft = isNew ? store(undefined, text) : from.draft;
      if (draft !== undefined && embedded === undefined) setOpening(draft, true);

      show({key: latest.current.key + 1, text, sample, draft});
      restore(state);
      if (state === undefined && embedded === undefined)
        showFragment(sample === undefined ? '' : sampleFragment(sample));
    },
    [show, store, flush, restore, embedded],
  );

  /** Opens a draft, but asks before if it has crashed the page. */
  const openDraft = useCallback(
    (draft: Draft): boolean => {
      const run = () => open(draft.text, {draft: draft.id});
      if (hasCrashed(draft)) {
        const text = `The page crashed when it opened this draft: ${draftLabel(draft)}.`;
        const action = {label: 'Open the draft', run};
        setNotice(noticeOf('warning', text, action, downloadAction(draft)));
        return false;
      }
      run();
      return true;
    },
    [open],
  );

  /** Where a draft is that another file has replaced in the editor. */
  const keptDraft = useCallback(
    (reason: string, draft: Draft) =>
      noticeOf('info', `${reason}Your draft is kept: ${draftLabel(draft)}.`, {
        label: 'Open the draft',
        run: () => openDraft(draft),
      }),
    [openDraft],
  );

  /** Opens a file, and says where the draft is that it replaces in the editor. */
  const replace = useCallback(
    (text: string, from?: {sample: string}) => {
      const {draft: id} = latest.current;
      open(text, from);
      const draft = readDrafts().find((each) => each.id === id);
      if (draft) {
        // A full list is more important.
        setNotice((notice) => notice ?? keptDraft('', draft));
      }
    },
    [open, keptDraft],
  );

  const openSample = useCallback(
    async (id: string) => {
      try {
        const text = id === FIRST_SAMPLE ? sampleText : await loadSample(id, withBaseUrl);
        if (text !== undefined) replace(text, {sample: id});
        else setNotice(noticeOf('warning', 'This link refers to a sample that does not exist.'));
      } catch {
        const text = 'The sample could not be loaded. Check your connection and try again.';
        setNotice(noticeOf('danger', text));
      }
    },
    [replace, sampleText, withBaseUrl],
  );

  /** Opens a file of the reader's disk. */
  const openFile = async (chosen: File) => {
    const text = await readFile(chosen);
    if (text === undefined) setNotice(noticeOf('warning', refusalOf(chosen)));
    else replace(text);
  };

  /** Shows a link that the reader copies in the URL, and warns if it is long. */
  const showLink = (fragment: string) => {
    if (embedded === undefined) showFragment(fragment);

    if (fragment.length > LONG_LINK) {
      const length = fragment.length.toLocaleString('en');
      const text = `The link has ${length} characters. Some programs cut off links this long.`;
      setNotice(noticeOf('warning', text));
    }
  };

  const edit = (text: string) => {
    const {current} = latest;
    if (text === current.text) return;

    if (current.draft === undefined) setNotice(undefined);

    if (embedded === undefined && window.location.hash !== '') showFragment('');

    // The results of a file that is replaced are not an earlier version of the new one.
    const key = isReplaced(current.text, text) ? current.key + 1 : current.key;
    show({key, text, sample: undefined, draft: current.draft ?? store(undefined, text)});
  };

  /** Opens the file of the embedding page, or the first sample. */
  const reset = async () => {
    const link = await readLink(embedded ?? '');
    if (link.kind === 'state') open(link.state.text, {state: link.state});
    else await openSample(link.kind === 'sample' ? link.id : FIRST_SAMPLE);
  };

  /** Deletes the draft in the editor, and opens the sample in its place. */
  const removeDraft = async () => {
    flush();
    const {draft: id, text} = latest.current;
    if (id === undefined) return;

    const draft = {id, text, time: Date.now()};
    setDrafts(deleteDraft(id));
    await openSample(FIRST_SAMPLE);
    const restore = {label: 'Restore it', run: () => open(text)};
    setNotice(noticeOf('info', `The draft was deleted: ${draftLabel(draft)}.`, restore));
  };

  // Other tabs change the same drafts.
  useEffect(() => {
    const follow = ({key}: StorageEvent) => {
      if (key !== DRAFTS_KEY || embedded !== undefined) return;

      const stored = readDrafts();
      setDrafts(stored);
      const other = stored.find(({id}) => id === latest.current.draft);
      if (other && other.text !== base.current) {
        const text =
          'Another tab has changed this draft. If you edit it, your version is a separate draft.';
        const action = {label: 'Open the other version', run: () => openDraft(other)};
        setNotice(noticeOf('warning', text, action));
      }
    };
    // A reader who leaves before the file is shown has not seen a crash.
    const forget = () =>
      latest.current.draft !== undefined && setOpening(latest.current.draft, false);
    const listeners = new AbortController();
    window.addEventListener('storage', follow, listeners);
    window.addEventListener('pagehide', forget, listeners);
    // The last event before a browser closes a page, also in the background.
    document.addEventListener('visibilitychange', flush, listeners);
    return () => {
      flush();
      listeners.abort();
    };
  }, [embedded, openDraft, flush]);

  // The router reports each navigation to this page, also with the same fragment.
  const location = useLocation();
  useEffect(() => {
    let isCurrent = true;
    flush();
    const {key} = latest.current;
    const [draft] = readDrafts();
    void readLink(embedded ?? location.hash).then((link) => {
      if (!isCurrent) return;

      setDrafts(readDrafts());
      if (link.kind === 'problem') {
        setNotice(noticeOf('warning', link.message));
      } else if (link.kind === 'sample') {
        void openSample(link.id);
      } else if (link.kind === 'state') {
        open(link.state.text, {state: link.state});
        if (draft && draft.text !== link.state.text)
          setNotice(keptDraft('This file comes from a link. ', draft));
      } else if (draft && key === 0 && latest.current.draft === undefined && openDraft(draft)) {
        const action = {label: 'Open the sample', run: () => void openSample(FIRST_SAMPLE)};
        setNotice(noticeOf('info', `This is your draft: ${draftLabel(draft)}.`, action));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [embedded, location, flush, keptDraft, open, openDraft, openSample]);

  return {
    file,
    drafts,
    notice,
    closeNotice: () => setNotice(undefined),
    open: replace,
    openDraft,
    openSample,
    openFile,
    removeDraft,
    showLink,
    reset,
    edit,
  };
}
