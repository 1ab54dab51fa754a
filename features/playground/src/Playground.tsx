import {Fragment, useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import sample from '@generated/playground/default/sample.json';
import {FILE_PREFIX} from './address';
import Button from './Button';
import {download, fileNameOf} from './download';
import {nameOf} from './drafts';
import EditorPane, {type EditorPaneHandle} from './EditorPane';
import FileOptions from './FileOptions';
import type {OpenFile} from './fileState';
import {later} from './later';
import {NO_SELECTION, type OtherFile, type Panel, type SharedState} from './link';
import {loadExtras} from './loadExtras';
import type {Notice} from './notices';
import {decidingRanges, type Library} from './panels/decidingRanges';
import type {PublishedFile} from './options';
import PriceTablePanel from './panels/PriceTablePanel';
import ProblemList from './panels/ProblemList';
import {PARSER} from './parser';
import styles from './playground.module.css';
import {sampleFragment} from './samples';
import Splitter from './Splitter';
import {readStored, writeStored} from './storage';
import Tabs from './Tabs';
import Toolbar from './Toolbar';
import type {Selection, TextRange} from './types';
import {useAnalysis} from './useAnalysis';
import {useFile} from './useFile';

/** Key of the width of the editor in the storage. */
const SHARE_KEY = 'playground.share';

/** Time without a change after which the link is made. */
const LINK_PAUSE = 150;

const HintList = later(async () => ({default: (await loadExtras()).HintList}));
const Access = later(async () => ({default: (await loadExtras()).Access}));
const MigratePanel = later(() => import('./panels/MigratePanel'));
const ComparePanel = later(() => import('./panels/ComparePanel'));

/** Fragment of a link to the state; `undefined` for a moment after the state has changed, and if it is too large. */
function useFragment(
  file: OpenFile,
  selection: Selection,
  panel: Panel,
  other: OtherFile | undefined,
): string | undefined {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const isPlain =
        file.sample !== undefined && selection === NO_SELECTION && panel === 'table' && !other;
      const state = {text: file.text, selection, panel, other};
      const made = isPlain
        ? sampleFragment(file.sample)
        : await (await loadExtras()).encodeLink(state);
      if (isCurrent) setFragment(made);
    }, LINK_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      // Otherwise, the button would copy a link to an earlier state.
      setFragment(undefined);
    };
  }, [file.sample, file.text, selection, panel, other]);
  return fragment;
}

/** A message about the file, with what the reader can do. */
function NoticeBar({kind, text, actions, onClose}: Notice & {readonly onClose: () => void}) {
  return (
    <p className={clsx('alert', `alert--${kind}`, styles.notice)} role="status">
      {text}{' '}
      {actions.map(({label, run}) => (
        <Fragment key={label}>
          <Button onClick={run}>{label}</Button>{' '}
        </Fragment>
      ))}
      <Button onClick={onClose}>Close</Button>
    </p>
  );
}

/** In the place of results that cannot be shown. The file stays in the editor. */
const NoResults = ({tryAgain}: {readonly tryAgain: () => void}): ReactNode => (
  <p className="alert alert--danger" role="alert">
    The page cannot show these results. <Button onClick={tryAgain}>Try again</Button>
  </p>
);

/**
 * The playground: an editor for a pricing file, and panels that show what the libraries make of it.
 *
 * @param fragment of the file to open, inside another page; its URL and the drafts are not used
 */
export default function Playground({fragment: embedded}: {readonly fragment?: string}): ReactNode {
  const [selection, setSelection] = useState(NO_SELECTION);
  const [panel, setPanel] = useState<Panel>('table');
  const [library, setLibrary] = useState<Library>('token');
  const [feature, setFeature] = useState<string>();
  const [other, setOther] = useState<OtherFile>();
  const [files, setFiles] = useState<readonly PublishedFile[]>([]);
  const [chosenShare, setShare] = useState<number>();
  const storedShare = useIsBrowser() ? readStored(SHARE_KEY) : undefined;
  const share = chosenShare ?? Number(storedShare ?? 50);
  // On phones, the page shows either the file or the results.
  const [view, setView] = useState<'file' | 'results'>('file');
  const editor = useRef<EditorPaneHandle>(null);

  const restore = useCallback((state: SharedState | undefined) => {
    setSelection(state?.selection ?? NO_SELECTION);
    setFeature(undefined);
    // The second file stays when the reader opens another first one.
    if (state) {
      setPanel(state.panel);
      setOther(state.other);
    }
  }, []);
  const {file, drafts, notice, closeNotice, ...actions} = useFile(sample.text, restore, embedded);
  const {analysis, pricing, isOld, problem, client} = useAnalysis(file, selection, sample.analysis);
  const fragment = useFragment(file, selection, panel, other);
  const fileOptions = <FileOptions drafts={drafts} files={files} />;
  /** Loads what a first visit does not show, when the reader begins to use the page. It then works without a connection. */
  const preload = () =>
    void loadExtras()
      .then((extras) => setFiles(extras.files))
      .catch(() => undefined);
  useEffect(() => {
    // The menu shows the name of a published file. A finger points at the menu only when it opens it, which is too late.
    const isPublished = file.sample && sampleFragment(file.sample).startsWith(FILE_PREFIX);
    if (isPublished || window.matchMedia('(hover: none)').matches) preload();
  }, [file.sample]);

  const evaluation = isOld ? undefined : pricing?.evaluation;
  const marks = useMemo(
    () => (panel === 'access' ? decidingRanges(evaluation, library, feature) : []),
    [evaluation, panel, library, feature],
  );
  const reveal = (range: TextRange) => {
    // A hidden editor cannot take the focus.
    flushSync(() => setView('file'));
    editor.current?.reveal(range);
  };
  const chooseFeature = (name: string | undefined) => {
    setFeature(name);
    const [first] = decidingRanges(evaluation, library, name);
    if (first) editor.current?.show(first);
  };
  const problems = analysis?.problems ?? [];
  const checked = {text: file.text, analysis, client};
  const compared = {...checked, drafts, fileOptions, other};
  const missing = (
    <p>{analysis ? 'Fix the problems in the file to see the results.' : 'Reading the file…'}</p>
  );
  return (
    <div
      className={styles.playground}
      data-markdown="The editor runs in a browser."
      onPointerEnter={preload}
      onFocus={preload}>
      <Toolbar
        {...{file, drafts, fileOptions, fragment, ...actions}}
        onDownload={() =>
          download(file.text, fileNameOf(nameOf(file.text), analysis?.syntaxVersion))
        }
      />
      {notice && <NoticeBar {...notice} onClose={closeNotice} />}
      <div className={styles.views} role="group" aria-label="Show">
        {(['file', 'results'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={clsx('button', `button--${view === name ? 'primary' : 'secondary'}`)}
            aria-pressed={view === name}
            onClick={() => setView(name)}>
            {name === 'results'
              ? 'Results'
              : `File${problems.length > 0 ? ` (${problems.length})` : ''}`}
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
            onChange={actions.edit}
            label="Pricing2Yaml file"
            problems={problems}
            marks={marks}
            client={client}
            onDropFile={(chosen) => void actions.openFile(chosen)}
          />
          <ProblemList {...{analysis, problem}} onReveal={reveal} onFix={actions.edit} />
          {analysis && analysis.hints.length > 0 && (
            <HintList hints={analysis.hints} onReveal={reveal} />
          )}
        </div>
        <Splitter
          value={share}
          onChange={(value) => {
            setShare(value);
            writeStored(SHARE_KEY, String(value));
          }}
        />
        <div className={styles.results}>
          {isOld && (panel === 'table' || panel === 'access') && (
            <p className={clsx('alert alert--warning', styles.old)} role="status">
              These results are for the last version of the file that {PARSER} accepted.
            </p>
          )}
          <ErrorBoundary fallback={NoResults}>
            <Tabs
              label="Results"
              value={panel}
              onChange={setPanel}
              tabs={[
                {
                  value: 'table',
                  label: 'Price table',
                  panel: pricing ? (
                    <PriceTablePanel pricing={pricing} onReveal={reveal} />
                  ) : (
                    missing
                  ),
                },
                {
                  value: 'access',
                  label: 'Who gets what',
                  panel: pricing ? (
                    <Access
                      {...{pricing, isOld, selection, library, feature}}
                      onSelect={setSelection}
                      onLibrary={setLibrary}
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
                  panel: <MigratePanel {...checked} onOpen={actions.open} />,
                },
                {
                  value: 'compare',
                  label: 'Compare',
                  panel: <ComparePanel {...compared} onOther={setOther} />,
                },
              ]}
            />
          </ErrorBoundary>
        </div>
      </div>
    </div>
  );
}
