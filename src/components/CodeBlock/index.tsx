import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {watchWidth} from './buttons';

/** A code block, highlighted at build time. */
export interface CodeBlockProps {
  readonly language?: string;
  readonly title?: string;
  readonly html?: string;
  /** What parsers do with a wrong sample. */
  readonly verdict?: 'Rejected' | 'Ignored';
}

/** `buttons.ts` handles clicks; without scripts the buttons are hidden. */
const BUTTONS =
  '<div class="code-buttons" hidden>' +
  '<button type="button" data-code-action="copy" aria-label="Copy code to clipboard" title="Copy"></button>' +
  '<button type="button" data-code-action="wrap" aria-label="Toggle word wrap" aria-pressed="false" title="Wrap lines"></button>' +
  '</div>';

/**
 * A code block, created by `markdown/codeBlocks`. Its content is one HTML string, because a page has up to
 * 221 blocks, and React would hydrate each of their elements.
 *
 * @throws Error if the page was compiled without that plugin
 */
export default function CodeBlock({
  language = 'text',
  title,
  html,
  verdict,
}: CodeBlockProps): ReactNode {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => watchWidth(block.current!), []);
  if (html === undefined) {
    throw new Error(
      'A code block was compiled without highlighting. Write it as a fence with plain text, and add ' +
        'rehypeCodeHighlight to the plugin that compiles the page (docusaurus.config.ts).',
    );
  }
  const content =
    `<pre tabindex="0" class="prism-code language-${language} thin-scrollbar">` +
    `<code>${html}</code></pre>${BUTTONS}`;
  return (
    <div ref={block} className={clsx('theme-code-block', `language-${language}`)}>
      {(verdict ?? title) !== undefined && (
        <div className="code-title">
          {verdict && <strong>{verdict}</strong>}
          {verdict && title && ': '}
          {title}
        </div>
      )}
      <div className="code-content" dangerouslySetInnerHTML={{__html: content}} />
    </div>
  );
}
