/** Finds the code fences of a Markdown file and reads their metadata. */
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Code, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseFenceMetadata, type FenceMetadata} from './fenceMetadata';

export interface Fence extends FenceMetadata {
  /** Path of the Markdown file, relative to the repository. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Label of the docs version of the file; the latest one outside versioned folders. */
  readonly version: string;
  readonly language: string;
  readonly code: string;
  /** The next fence in the same file, if only text is in between. */
  readonly next: Fence | undefined;
}

/** A problem of a fence, with the fix. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * Creates a problem of a fence.
 *
 * @param codeLine line of its code, from 1; default: the opening fence
 */
export const problemAt = (
  {file, line}: Pick<Fence, 'file' | 'line'>,
  message: string,
  codeLine = 0,
): Problem => ({file, line: line + codeLine, message});

/**
 * Parses a Markdown text with front matter.
 *
 * @param file path of the file; files other than `.mdx` are parsed as Markdown
 * @throws Error with the file and the line of a syntax error in MDX
 */
export function parseMarkdown(file: string, text: string): Root {
  const processor = unified().use(remarkParse).use(remarkFrontmatter);
  if (!file.endsWith('.mdx')) return processor.parse(text);

  try {
    // MDX would read a heading id such as {#plan} as an expression.
    return processor.use(remarkMdx).parse(escapeMarkdownHeadingIds(text));
  } catch (error) {
    const {message, line = 1} = error as Error & {line?: number};
    throw new Error(`${file}:${line}: ${message}`);
  }
}

/**
 * Returns all fences of a Markdown text, in order.
 *
 * @param file path of the file; files other than `.mdx` are parsed as Markdown
 * @param text content of the file
 * @param version label of the docs version of the file
 */
export function parseFences(file: string, text: string, version: string): Fence[] {
  const nodes: Code[] = [];
  visit(parseMarkdown(file, text), 'code', (node) => void nodes.unshift(node));
  const fences: Fence[] = [];
  for (const {lang, meta, value, position} of nodes) {
    fences.unshift({
      file,
      version,
      line: position?.start.line ?? 0,
      language: lang ?? '',
      ...parseFenceMetadata(meta ?? ''),
      code: value,
      next: fences[0],
    });
  }
  return fences;
}

/** The accepted `text` fences that directly follow a fence. */
export function followingTexts(fence: Fence, accepts: (text: Fence) => boolean): Fence[] {
  const texts: Fence[] = [];
  for (let {next} = fence; next?.language === 'text' && accepts(next); next = next.next)
    texts.push(next);

  return texts;
}
