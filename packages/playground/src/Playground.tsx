import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import sample from '@generated/playground/default/sample.json';
import type {PlaygroundClient} from './client';
import {download, fileNameOf} from './download';
import {nameOf} from './drafts';
import EditorPane, {type EditorPaneHandle} from './EditorPane';
import {
  LONG_LINK,
  MAX_STATE,
  NO_SELECTION,
  encodeLink,
  sampleFragment,
  type Panel,
  type SharedState,
} from './link';
import Access, {decidingRanges, type Library} from './panels/Access';
import MigratePanel from './panels/MigratePanel';
import PriceTablePanel from './panels/PriceTablePanel';
import ProblemList from './panels/ProblemList';
import styles from './playground.module.css';
import {PARSER} from './parser';
import Splitter from './Splitter';
import Tabs from './Tabs';
import Toolbar from './Toolbar';
import type {Selection, TextRange} from './types';
import {useAnalysis} from './useAnalysis';
import {showFragment, useFile, type OpenFile} from './useFile';

/** Time without a change after which the link is made. */
const LINK_PAUSE = 150;

/** Fragment of a link to the state, shortly after it changes. */
function useFragment(file: OpenFile, selection: Selection, panel: Panel): string | undefined {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const isPlain = file.sample !== undefined && selection === NO_SELECTION && panel === 'table';
      const state = {text: file.text, selection, panel};
      const made = isPlain ? sampleFragment(file.sample) : await encodeLink(state);
      if (isCurrent) {
        setFragment(made);
      }
    }, LINK_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file.sample, file.text, selection, panel]);
  return fragment;
}

/** What the editor asks the worker. */
function useAssistant(client: PlaygroundClient | undefined) {
  return useMemo(
    () => ({
      complete: async (text: string, position: number) =>
        client?.ask({kind: 'complete', text, position}),
      hover: async (text: string, position: number) => client?.ask({kind: 'hover', text, position}),
    }),
    [client],
  );
}

/** Properties of the playground. */
export interface PlaygroundProps {
  /** Fragment of the file to open, inside another page; its URL and the drafts are not used. */
  readonly fragment?: string;
}

/** The playground: an editor for a pricing file, and panels that show what the libraries make of it. */
export default function Playground({fragment: embedded}: PlaygroundProps): ReactNode {
  const [selection, setSelection] = useState(NO_SELECTION);
  const [panel, setPanel] = useState<Panel>('table');
  const [library, setLibrary] = useState<Library>('token');
  const [feature, setFeature] = useState<string>();
  const [share, setShare] = useState(50);
  // On phones, the page shows either the file or the results.
  const [view, setView] = useState<'file' | 'results'>('file');
  const editor = useRef<EditorPaneHandle>(null);

  const restore = useCallback((chosen: SharedState['selection'], shown: Panel | undefined) => {
    setSelection(chosen);
    setFeature(undefined);
    if (shown) {
      setPanel(shown);
    }
  }, []);
  const {file, drafts, notice, setNotice, open, openDraft, openSample, reset, edit} = useFile(
    sample.text,
    restore,
    embedded,
  );
  const {analysis, pricing, isOld, problem, client} = useAnalysis(file, selection, sample.analysis);
  const fragment = useFragment(file, selection, panel);
  const assistant = useAssistant(client);

  const marks = useMemo(
    () =>
      pricing && !isOld && panel === 'access' && feature !== undefined
        ? decidingRanges(pricing.evaluation, library, feature)
        : [],
    [pricing, isOld, panel, library, feature],
  );
  const reveal = (range: TextRange) => {
    // A hidden editor cannot take the focus.
    flushSync(() => setView('file'));
    editor.current?.reveal(range);
  };
  const chooseFeature = (name: string | undefined) => {
    setFeature(name);
    const [first] =
      pricing && !isOld && name !== undefined
        ? decidingRanges(pricing.evaluation, library, name)
        : [];
    if (first) {
      editor.current?.show(first);
    }
  };
  const openFile = async (chosen: File) => {
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
  };
  const copyLink = () => {
    if (fragment !== undefined) {
      if (embedded === undefined) {
        showFragment(fragment);
      }
      if (fragment.length > LONG_LINK) {
        const length = fragment.length.toLocaleString('en');
        const text = `The link has ${length} characters. Some programs cut off links of this length.`;
        setNotice({kind: 'warning', text});
      }
    }
  };
  const missing = (
    <p>{analysis ? 'Fix the problems in the file to see the results.' : 'Reading the file…'}</p>
  );
  const oldNotice = isOld && panel !== 'migrate' && (
    <p className={clsx('alert alert--warning', styles.old)} role="status">
      These results are for the last version of the file that {PARSER} accepted.
    </p>
  );
  const count = analysis?.problems.length ?? 0;
  return (
    <div className={styles.playground} data-markdown="The editor runs in a browser.">
      <Toolbar
        file={file}
        drafts={drafts}
        fragment={fragment}
        onSample={(id) => void openSample(id)}
        onDraft={openDraft}
        onFile={(chosen) => void openFile(chosen)}
        onDownload={() =>
          download(file.text, fileNameOf(nameOf(file.text), analysis?.syntaxVersion))
        }
        onCopyLink={copyLink}
        onReset={() => void reset()}
      />
      {notice && (
        <p className={clsx('alert', `alert--${notice.kind}`, styles.notice)} role="status">
          {notice.text}{' '}
          {notice.action && (
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={notice.action.run}>
              {notice.action.label}
            </button>
          )}{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => setNotice(undefined)}>
            Close
          </button>
        </p>
      )}
      <div className={styles.views} role="group" aria-label="Show">
        {(['file', 'results'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={clsx('button', `button--${view === name ? 'primary' : 'secondary'}`)}
            aria-pressed={view === name}
            onClick={() => setView(name)}>
            {name === 'file' ? `File${count > 0 ? ` (${count})` : ''}` : 'Results'}
          </button>
        ))}
      </div>
      <div
        className={styles.split}
        data-view={view}
        style={{'--share': `${share}%`} as React.CSSProperties}>
        <div className={styles.file}>
          <EditorPane
            ref={editor}
            value={file.text}
            onChange={edit}
            label="Pricing2Yaml file"
            problems={analysis?.problems ?? []}
            marks={marks}
            {...assistant}
            onDropFile={(chosen) => void openFile(chosen)}
          />
          <ProblemList analysis={analysis} problem={problem} onReveal={reveal} />
        </div>
        <Splitter value={share} onChange={setShare} />
        <div className={styles.results}>
          {oldNotice}
          <Tabs
            label="Results"
            value={panel}
            onChange={setPanel}
            tabs={[
              {
                value: 'table',
                label: 'Price table',
                panel: pricing ? <PriceTablePanel pricing={pricing} onReveal={reveal} /> : missing,
              },
              {
                value: 'access',
                label: 'Who gets what',
                panel: pricing ? (
                  <Access
                    pricing={pricing}
                    selection={selection}
                    onSelect={setSelection}
                    isOld={isOld}
                    library={library}
                    onLibrary={setLibrary}
                    feature={feature}
                    onFeature={chooseFeature}
                    onReveal={reveal}
                  />
                ) : (
                  missing
                ),
              },
              {
                value: 'migrate',
                label: 'Migrate',
                panel: (
                  <MigratePanel text={file.text} analysis={analysis} client={client} onOpen={open} />
                ),
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
