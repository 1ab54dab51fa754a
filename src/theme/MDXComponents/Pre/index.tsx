import type {ReactNode} from 'react';
import CodeBlock from '../../CodeBlock';

interface PreProps {
  readonly language?: string;
  readonly title?: string;
  /** Marked code (`markdown/codeBlocks/marks.ts`). */
  readonly code?: string;
  /** Number of the first line, when lines are numbered. */
  readonly first?: string;
}

/**
 * A code block of a Markdown page, which `markdown/codeBlocks` has prepared.
 *
 * @throws Error when it has not: the page was compiled without that plugin
 */
export default function Pre({code, first, ...props}: PreProps): ReactNode {
  if (code === undefined) {
    throw new Error(
      'A code block was compiled without highlighting. Write it as a fence with plain text, and ' +
        'give rehypeCodeHighlight to the plugin that compiles the page (docusaurus.config.ts).',
    );
  }
  return (
    <CodeBlock {...props} showLineNumbers={first && Number(first)}>
      {code}
    </CodeBlock>
  );
}
