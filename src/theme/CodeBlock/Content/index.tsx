import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {htmlOf} from '@site/markdown/codeBlocks/marks';
import styles from './styles.module.css';

/** The code itself: a region that scrolls, also by keyboard. */
export default function CodeBlockContent({className}: {readonly className?: string}): ReactNode {
  const {
    metadata: {codeInput, className: languageClass, lineNumbersStart},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const html = useMemo(
    () => ({__html: htmlOf(codeInput, lineNumbersStart)}),
    [codeInput, lineNumbersStart],
  );
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx(className, 'prism-code', languageClass, styles.codeBlock, 'thin-scrollbar')}>
      <code className={styles.codeBlockLines} dangerouslySetInnerHTML={html} />
    </pre>
  );
}
