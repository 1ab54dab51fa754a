import {useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Access from '@pricing4saas/playground/Access';
import EditorPane, {type EditorPaneHandle} from '@pricing4saas/playground/EditorPane';
import {decidingRanges, type Library} from '@pricing4saas/playground/decidingRanges';
import PriceTablePanel from '@pricing4saas/playground/PriceTablePanel';
import ProblemList from '@pricing4saas/playground/ProblemList';
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {encodeLink} from '@pricing4saas/playground/encodeLink';
import {NO_SELECTION, stateOf} from '@pricing4saas/playground/link';
import type {TextRange} from '@pricing4saas/playground/types';
import {useAnalysis} from '@pricing4saas/playground/useAnalysis';
import CheckList from './CheckList';
import {runChecks} from './checks';
import styles from './learn.module.css';
import {draftOf, useProgress} from './progress';
import type {Exercise} from './lessons';

interface WorkbenchProps extends Exercise {
  readonly solution: ReactNode;
}

/** The editor of a lesson, its checks, and what the libraries make of the file. */
export default function Workbench({id, start, checks, panel, solution}: WorkbenchProps): ReactNode {
  const [text, setText] = useState(() => draftOf(id).get() ?? start);
  const [selection, setSelection] = useState(NO_SELECTION);
  const [library, setLibrary] = useState<Library>('token');
  const [feature, setFeature] = useState<string>();
  const [found, setFound] = useState<readonly (string | undefined)[]>();
  const [fragment, setFragment] = useState<string>();
  const {complete} = useProgress();
  const editor = useRef<EditorPaneHandle>(null);
  const {analysis, pricing, isOld, problem, client} = useAnalysis({key: 0, text}, selection);
  const playground = useBaseUrl(PLAYGROUND_PATH);

  useEffect(() => draftOf(id).set(text), [id, text]);

  const check = useEffectEvent(() =>
    Promise.all([
      runChecks(checks, text, async (edited, chosen) =>
        client?.ask({kind: 'analyze', text: edited, selection: chosen}),
      ),
      encodeLink(stateOf(text)),
    ]),
  );
  const show = useEffectEvent(([findings, link]: Awaited<ReturnType<typeof check>>) => {
    setFound(findings);
    setFragment(link);
    if (findings.every((finding) => finding === undefined)) complete(id);
  });
  // Once the reader pauses, as the analysis.
  useEffect(() => {
    let isCurrent = analysis !== undefined;
    if (isCurrent) void check().then((result) => isCurrent && show(result));

    return () => {
      isCurrent = false;
    };
  }, [analysis]);

  const reveal = (range: TextRange) => editor.current?.reveal(range);
  const evaluation = isOld ? undefined : pricing?.evaluation;
  const marks = useMemo(
    () => decidingRanges(evaluation, library, feature),
    [evaluation, library, feature],
  );
  return (
    <>
      <div className={styles.file}>
        <EditorPane
          ref={editor}
          value={text}
          onChange={setText}
          label="Pricing2Yaml file"
          problems={analysis?.problems ?? []}
          marks={marks}
          client={client}
          onDropFile={(dropped) => void dropped.text().then(setText)}
        />
        <ProblemList {...{analysis, problem}} onReveal={reveal} onFix={setText} />
      </div>
      <CheckList checks={checks} found={text === start ? undefined : found} />
      {solution}
      <p>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setText(start)}>
          Reset
        </button>{' '}
        {fragment !== undefined && <a href={playground + fragment}>Open in playground</a>}
      </p>
      <section className={styles.panel} aria-label="Results">
        {pricing &&
          (panel === 'table' ? (
            <PriceTablePanel pricing={pricing} onReveal={reveal} />
          ) : (
            <Access
              pricing={pricing}
              selection={selection}
              onSelect={setSelection}
              isOld={isOld}
              library={library}
              onLibrary={setLibrary}
              feature={feature}
              onFeature={setFeature}
              onReveal={reveal}
            />
          ))}
      </section>
    </>
  );
}
