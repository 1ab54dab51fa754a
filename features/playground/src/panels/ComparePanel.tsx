import {useMemo, useState, type FormEvent, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {
  comparisonMarkdown,
  titleOf,
  type Comparison,
} from '@pricing4saas/pricing2yaml/comparePricings';
import Button from '../Button';
import type {PlaygroundClient} from '../client';
import CopyButton from '../CopyButton';
import {readFile, refusalOf} from '../download';
import {nameOf, type Draft} from '../drafts';
import {readLink, type OtherFile} from '../link';
import OpenFileButton from '../OpenFileButton';
import {SOURCE_LABELS} from '../parser';
import pageStyles from '../playground.module.css';
import {loadSample, OLD_SAMPLE} from '../samples';
import TryAgain from '../TryAgain';
import type {Analysis, Problem} from '../types';
import {useAnswer} from '../useAnswer';
import Diff from './Diff';
import {BreakableName} from './Value';
import styles from './panels.module.css';

interface ComparePanelProps {
  readonly text: string;
  /** Changes after `text`, when the worker has checked it. */
  readonly analysis: Analysis | undefined;
  readonly client: PlaygroundClient | undefined;
  readonly drafts: readonly Draft[];
  readonly fileOptions: ReactNode;
  readonly other: OtherFile | undefined;
  readonly onOther: (other: OtherFile) => void;
}

/** Short values do not wrap inside a word. */
const classOf = (value: string) => (value.length > 40 ? styles.message : undefined);

function Changes({comparison}: {readonly comparison: Comparison}): ReactNode {
  const {summary, groups} = comparison;
  return (
    <>
      <p role="status">
        <strong>{summary}</strong>
      </p>
      {groups.length > 0 && (
        <>
          <div className={pageStyles.toolbar}>
            <CopyButton label="Copy as Markdown" text={comparisonMarkdown(comparison)} />
          </div>
          <div className={styles.scroll} role="region" aria-label="Changes" tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['What', 'For customers', 'Before', 'After'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              {groups.map((group) => (
                <tbody key={titleOf(group)}>
                  <tr>
                    <th scope="rowgroup" colSpan={4} className={styles.tag}>
                      <span>
                        <bdi>{titleOf(group)}</bdi>
                      </span>
                    </th>
                  </tr>
                  {group.changes.map(({item, before, after, effect}, index) => (
                    // Features and limits can have the same name.
                    <tr key={index}>
                      <th scope="row">
                        <BreakableName name={item} />
                      </th>
                      <td>
                        {effect === 'loss' || effect === 'pay more' ? (
                          <strong className={styles.loss}>{effect}</strong>
                        ) : (
                          effect
                        )}
                      </td>
                      <td className={classOf(before)}>{before || '–'}</td>
                      <td className={classOf(after)}>{after || '–'}</td>
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </div>
        </>
      )}
    </>
  );
}

function Refused({
  other,
  problems,
}: {
  readonly other: OtherFile;
  readonly problems: readonly Problem[];
}): ReactNode {
  return problems.length === 0 ? (
    <p>Fix the problems in the file to compare it.</p>
  ) : (
    <div className="alert alert--danger" role="status">
      <p>
        <bdi>{other.name}</bdi> cannot be compared because of these problems:
      </p>
      <ul>
        {problems.map(({line, column, message, source}) => (
          <li key={`${line}:${column} ${message}`}>
            {line}:{column} {message} ({SOURCE_LABELS[source]})
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChooserProps = Omit<ComparePanelProps, 'text' | 'analysis' | 'client'>;

/** Chooses the second file: a sample, a draft, a published file, a file of the reader or a link. */
function Chooser({drafts, fileOptions, other, onOther}: ChooserProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [chosen, setChosen] = useState('');
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();
  const show = (text: string, name = nameOf(text) ?? 'the second file', id = '') => {
    setChosen(id);
    setProblem(undefined);
    onOther({name, text, isNewer: other?.isNewer ?? false});
  };
  const choose = async (id: string, label = id) => {
    const draft = drafts.find((each) => each.id === id);
    try {
      const text = draft?.text ?? (await loadSample(id, withBaseUrl));
      if (text === undefined) setProblem('This link refers to a file that does not exist.');
      else show(text, draft ? undefined : label, id);
    } catch {
      setProblem('The file could not be loaded. Check your connection.');
    }
  };
  const openFile = async (file: File) => {
    const text = await readFile(file);
    if (text === undefined) setProblem(refusalOf(file));
    else show(text, file.name);
  };
  const openLink = async (event: FormEvent) => {
    event.preventDefault();
    const read = await readLink(link.replace(/^[^#]*/, ''));
    if (read.kind === 'state') show(read.state.text);
    else if (read.kind === 'sample') await choose(read.id);
    else
      setProblem(read.kind === 'problem' ? read.message : 'This is not a link of the playground.');
  };
  return (
    <>
      <div className={pageStyles.toolbar}>
        <select
          aria-label="Second file"
          className={pageStyles.select}
          value={chosen}
          onChange={({target}) => void choose(target.value, target.selectedOptions[0]?.text)}>
          <option value="" disabled>
            {other?.name ?? 'Choose a second file'}
          </option>
          {fileOptions}
        </select>
        <OpenFileButton onFile={(file) => void openFile(file)} />
        <form className={pageStyles.toolbar} onSubmit={(event) => void openLink(event)}>
          <input
            type="text"
            aria-label="Link to a second file"
            className={pageStyles.select}
            placeholder="or paste a link"
            value={link}
            onChange={({target}) => setLink(target.value)}
          />
          <Button type="submit">Open link</Button>
        </form>
      </div>
      {!other && (
        <>
          <p>Choose a second file to see what changes for customers from that file to this one.</p>
          <Button onClick={() => void choose(OLD_SAMPLE.id, OLD_SAMPLE.label)}>
            Compare with {OLD_SAMPLE.label}
          </Button>
        </>
      )}
      {problem !== undefined && (
        <p className="alert alert--warning" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface ResultProps extends ComparePanelProps {
  readonly other: OtherFile;
}

function Result({text, analysis, client, other, onOther}: ResultProps): ReactNode {
  const isChecked = analysis !== undefined;
  const [before, after] = other.isNewer ? [text, other.text] : [other.text, text];
  const request = useMemo(
    () => (isChecked ? ({kind: 'compare', before, text: after} as const) : undefined),
    [isChecked, before, after],
  );
  const {latest, isCurrent, retry} = useAnswer(client, request);
  const name = <bdi>{other.name}</bdi>;
  const answered = latest?.request[other.isNewer ? 'text' : 'before'];
  const answer = answered === other.text ? latest?.answer : undefined;
  return (
    <>
      <p>
        Changes from {other.isNewer ? 'the file in the editor' : name} to{' '}
        {other.isNewer ? name : 'the file in the editor'}{' '}
        <Button onClick={() => onOther({...other, isNewer: !other.isNewer})}>Swap</Button>
      </p>
      {!answer &&
        (isCurrent ? (
          <TryAgain problem="The files could not be compared." onRetry={retry} />
        ) : (
          <p>Comparing the files…</p>
        ))}
      {answer && 'comparison' in answer && <Changes comparison={answer.comparison} />}
      {answer && 'problems' in answer && (
        <Refused other={other} problems={answer.problems[other.isNewer ? 'after' : 'before']} />
      )}
      <Heading as="h2">Text</Heading>
      {before === after ? <p>The files are equal.</p> : <Diff before={before} after={after} />}
    </>
  );
}

/** What changes for customers between the file in the editor and a second one. */
export default function ComparePanel(props: ComparePanelProps): ReactNode {
  const {other} = props;
  return (
    <>
      <Chooser {...props} />
      {other && <Result {...props} other={other} />}
    </>
  );
}
