import {useCallback, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import options from '@generated/playground/default/options.json';
import {nameOf, readDrafts, saveDraft, type Draft} from './drafts';
import {LONG_LINK, MAX_STATE, readLink, type SharedState} from './link';
import {loadSample, sampleFragment} from './samples';

/** Id of the sample that the page contains. */
const FIRST_SAMPLE = options.samples[0]!.samples[0]!.id;

/** The file in the editor. */
export interface OpenFile {
  /** Differs for each file that is opened. */
  readonly key: number;
  readonly text: string;
  /** Id of the sample or published file, until the reader changes it. */
  readonly sample: string | undefined;
  readonly draft: string | undefined;
}

/** A message about the file, and what the reader can do about it. */
export interface Notice {
  readonly kind: 'info' | 'warning' | 'danger';
  readonly text: string;
  readonly action?: {readonly label: string; readonly run: () => void};
}

/** A draft as the menu lists it. A name from right to left does not turn the time. */
export function draftLabel({text, time}: Draft): string {
  return `\u2068${nameOf(text) ?? 'Untitled'}\u2069, ${new Date(time).toLocaleString()}`;
}

/** Replaces the fragment of the URL, without an entry in the history. */
function showFragment(fragment: string): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
}

function newId(): string {
  return `${Date.now()}-${Math.random()}`;
}

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

  const show = useCallback((next: OpenFile) => {
    latest.current = next;
    setFile(next);
  }, []);

  const store = useCallback(
    (id: string, text: string) => {
      if (embedded !== undefined) {
        return;
      }
      const stored = saveDraft({id, time: Date.now(), text});
      if (stored) {
        setDrafts(stored);
      } else {
        const warning = 'This browser does not store your changes. Download the file to keep them.';
        setNotice({kind: 'warning', text: warning});
      }
    },
    [embedded],
  );

  const open = useCallback(
    (text: string, from: {sample?: string; draft?: string; state?: SharedState} = {}) => {
      const {sample, state} = from;
      // A file that cannot be opened again from the page, such as one from disk.
      const isNew = sample === undefined && state === undefined && from.draft === undefined;
      const draft = isNew ? newId() : from.draft;
      show({key: latest.current.key + 1, text, sample, draft});
      setNotice(undefined);
      if (isNew) {
        store(draft!, text);
      }
      restore(state);
      if (state === undefined && embedded === undefined) {
        showFragment(sample === undefined ? '' : sampleFragment(sample));
      }
    },
    [show, store, restore, embedded],
  );

  const openDraft = useCallback((draft: Draft) => open(draft.text, {draft: draft.id}), [open]);

  /** Where a draft is that another file has replaced in the editor. */
  const keptDraft = useCallback(
    (reason: string, draft: Draft): Notice => ({
      kind: 'info',
      text: `${reason}Your draft is kept: ${draftLabel(draft)}.`,
      action: {label: 'Open the draft', run: () => openDraft(draft)},
    }),
    [openDraft],
  );

  const openSample = useCallback(
    async (id: string) => {
      try {
        const text = id === FIRST_SAMPLE ? sampleText : await loadSample(id, withBaseUrl);
        if (text !== undefined) {
          const draft = readDrafts().find((each) => each.id === latest.current.draft);
          open(text, {sample: id});
          if (draft) {
            setNotice(keptDraft('', draft));
          }
        } else {
          setNotice({kind: 'warning', text: 'This link refers to a sample that does not exist.'});
        }
      } catch {
        setNotice({kind: 'danger', text: 'The sample could not be loaded. Try again.'});
      }
    },
    [open, keptDraft, sampleText, withBaseUrl],
  );

  /** Opens a file of the reader's disk. */
  const openFile = useCallback(
    async (chosen: File) => {
      const refuse = (reason: string) =>
        setNotice({kind: 'warning', text: `${chosen.name} was not opened. ${reason}`});
      if (chosen.size > MAX_STATE) {
        refuse(`It is larger than ${MAX_STATE / 1024} KiB.`);
        return;
      }
      try {
        const decoder = new TextDecoder('utf-8', {fatal: true});
        open(decoder.decode(await chosen.arrayBuffer()));
      } catch {
        refuse('It is not a UTF-8 text file.');
      }
    },
    [open],
  );

  /** Shows a link that the reader copies in the URL, and warns if it is long. */
  const showLink = useCallback(
    (fragment: string) => {
      if (embedded === undefined) {
        showFragment(fragment);
      }
      if (fragment.length > LONG_LINK) {
        const length = fragment.length.toLocaleString('en');
        const text = `The link has ${length} characters. Some programs cut off links of this length.`;
        setNotice({kind: 'warning', text});
      }
    },
    [embedded],
  );

  const edit = useCallback(
    (text: string) => {
      const {current} = latest;
      if (text === current.text) {
        return;
      }
      const id = current.draft ?? newId();
      if (current.draft === undefined) {
        setNotice(undefined);
      }
      if (embedded === undefined && window.location.hash !== '') {
        showFragment('');
      }
      show({...current, text, sample: undefined, draft: id});
      store(id, text);
    },
    [show, store, embedded],
  );

  /** Opens the file of the embedding page, or the first sample. */
  const reset = useCallback(async () => {
    const link = await readLink(embedded ?? '');
    if (link.kind === 'state') {
      open(link.state.text, {state: link.state});
    } else {
      await openSample(link.kind === 'sample' ? link.id : FIRST_SAMPLE);
    }
  }, [embedded, open, openSample]);

  // The router reports each navigation to this page, also with the same fragment.
  const location = useLocation();
  useEffect(() => {
    let isCurrent = true;
    const {key} = latest.current;
    const [draft] = readDrafts();
    void readLink(embedded ?? location.hash).then((link) => {
      if (!isCurrent) {
        return;
      }
      setDrafts(readDrafts());
      if (link.kind === 'problem') {
        setNotice({kind: 'warning', text: link.message});
      } else if (link.kind === 'sample') {
        void openSample(link.id);
      } else if (link.kind === 'state') {
        open(link.state.text, {state: link.state});
        if (draft && draft.text !== link.state.text) {
          setNotice(keptDraft('This file comes from a link. ', draft));
        }
      } else if (draft && key === 0 && latest.current.draft === undefined) {
        openDraft(draft);
        setNotice({
          kind: 'info',
          text: `This is your draft: ${draftLabel(draft)}.`,
          action: {label: 'Open the sample', run: () => void openSample(FIRST_SAMPLE)},
        });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [embedded, location, keptDraft, open, openDraft, openSample]);

  return {
    file,
    drafts,
    notice,
    closeNotice: useCallback(() => setNotice(undefined), []),
    open,
    openDraft,
    openSample,
    openFile,
    showLink,
    reset,
    edit,
  };
}
