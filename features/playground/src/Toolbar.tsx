import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import options from '@generated/playground/default/options.json';
import {PLAYGROUND_PATH} from './address';
import Button from './Button';
import CopyButton from './CopyButton';
import {START_PATH, handOver} from './handOver';
import OpenFileButton from './OpenFileButton';
import styles from './playground.module.css';
import type {FileActions} from './useFile';

/** Servers reject longer URLs. */
const MAX_REPORT = 6000;

interface ToolbarProps extends Omit<FileActions, 'notice' | 'closeNotice' | 'open' | 'edit'> {
  readonly fileOptions: ReactNode;
  /** Fragment of a link to the present state. */
  readonly fragment: string | undefined;
  readonly onDownload: () => void;
}

/** Samples and drafts, and what the reader can do with the whole file. */
export default function Toolbar({
  file,
  drafts,
  fileOptions,
  fragment,
  onDownload,
  ...actions
}: ToolbarProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const path = useBaseUrl(PLAYGROUND_PATH);
  const isBrowser = useIsBrowser();
  /** Key of the file that the reader wants to publish with a report. */
  const [published, setPublished] = useState<number>();
  const address = path + (fragment ?? '');
  const report = new URL(options.problemReport);
  const isLong = address.length > MAX_REPORT;
  // The file is the reader's, and reports are public.
  const isPublic = !isLong && (file.sample !== undefined || published === file.key);
  report.searchParams.set('address', siteConfig.url + (isPublic ? address : path));
  const current = drafts.find(({id}) => id === file.draft);
  const shown = file.sample ?? current?.id;
  const choose = (value: string) => {
    const draft = drafts.find(({id}) => id === value);
    if (draft) actions.openDraft(draft);
    else void actions.openSample(value);
  };
  return (
    <div className={styles.toolbar}>
      <select
        aria-label="Samples and drafts"
        className={styles.select}
        value={shown ?? ''}
        onChange={({target}) => choose(target.value)}>
        {shown === undefined && <option value="">Choose a sample</option>}
        {fileOptions}
      </select>
      <OpenFileButton onFile={(chosen) => void actions.openFile(chosen)} />
      <Button onClick={onDownload}>Download</Button>
      <CopyButton
        label="Copy link"
        text={fragment && isBrowser ? window.location.origin + address : undefined}
        onCopy={() => fragment !== undefined && actions.showLink(fragment)}
      />
      <Button onClick={() => void actions.reset()}>Reset</Button>
      {current && <Button onClick={() => void actions.removeDraft()}>Delete draft</Button>}
      <Link
        to={START_PATH}
        className="button button--secondary button--sm"
        onClick={() => handOver(file.text)}>
        Get the code
      </Link>
      <div className={styles.report}>
        <Link to={report.href}>Report a problem</Link>{' '}
        {file.sample === undefined && (
          <label>
            <input
              type="checkbox"
              disabled={isLong}
              checked={isPublic}
              onChange={({target}) => setPublished(target.checked ? file.key : undefined)}
            />{' '}
            Publish this file with it
          </label>
        )}
      </div>
    </div>
  );
}
