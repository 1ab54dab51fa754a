import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';
import {useIsNear} from './useIsNear';
import {useWordWrap} from './useWordWrap';

function Buttons({className}: {readonly className?: string | undefined}): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap(wordWrap.codeBlockRef)}>
      <div className={clsx(className, styles.buttonGroup)}>
        <WordWrapButton />
        <CopyButton />
      </div>
    </CodeBlockContextProvider>
  );
}

/** The buttons of a code block, made when it comes near. A page has up to 221 of them. */
export default function CodeBlockButtons(props: {readonly className?: string}): ReactNode {
  const {wordWrap} = useCodeBlockContext();
  return useIsNear(wordWrap.codeBlockRef) && <Buttons {...props} />;
}
