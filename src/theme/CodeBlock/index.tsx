import {useMemo, useRef, type ReactNode} from 'react';
import {CodeBlockContextProvider, type CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import ElementContent from '@theme/CodeBlock/Content/Element';
import Layout from '@theme/CodeBlock/Layout';
import {codeOf} from '@site/markdown/codeBlocks/marks';

interface TextBlockProps {
  readonly marked: string;
  readonly language: string;
  readonly title: string | undefined;
  readonly firstNumber: number | undefined;
}

function TextBlock({marked, language, title, firstNumber}: TextBlockProps): ReactNode {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  // The buttons know more, once there are any.
  const wordWrap = useMemo(
    () => ({codeBlockRef, isEnabled: false, isCodeScrollable: false, toggle: () => {}}),
    [],
  );
  const metadata = useMemo(
    (): CodeBlockMetadata => ({
      codeInput: marked,
      code: codeOf(marked),
      language,
      title,
      className: `language-${language}`,
      lineNumbersStart: firstNumber,
      // Lines with looks of their own are marked in the code.
      lineClassNames: {},
    }),
    [marked, language, title, firstNumber],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}

interface CodeBlockProps {
  /** Code, with marks or without (`markdown/codeBlocks/marks.ts`). */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
  readonly className?: string;
  /** Number of the first line; only marked lines show it. */
  readonly showLineNumbers?: boolean | number | '';
}

/**
 * A code block. Fences arrive with marks. Code that a component passes without marks is shown in the
 * same frame without colours, because no page loads a highlighter.
 */
export default function CodeBlock({
  children,
  language,
  title,
  className = '',
  showLineNumbers,
}: CodeBlockProps): ReactNode {
  const texts = [children ?? ''].flat();
  if (!texts.every((part) => typeof part === 'string')) {
    return <ElementContent className={className}>{children}</ElementContent>;
  }
  return (
    <TextBlock
      marked={texts.join('').replace(/\n$/, '')}
      language={language ?? /language-(\S+)/.exec(className)?.[1] ?? 'text'}
      title={title}
      firstNumber={typeof showLineNumbers === 'number' ? showLineNumbers : undefined}
    />
  );
}
