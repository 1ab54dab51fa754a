/** Finds the code fences of a Markdown file and reads the contract in their info strings. */
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parseContract} from './fenceMetadata';

/** One code fence. */
export interface Fence {
  /** Path of the Markdown file, relative to the repository. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Label of the docs version the file belongs to; the latest one outside versioned folders. */
  readonly version: string;
  /** Language as written, empty when there is none. */
  readonly language: string;
  /** Bare words of the contract, such as `run`. */
  readonly words: ReadonlySet<string>;
  /** `key=value` parts of the contract. */
  readonly values: ReadonlyMap<string, string>;
  readonly code: string;
  /** The fence that follows directly in the same file, if nothing but text lies between. */
  readonly next: Fence | undefined;
}

/** What is wrong with a fence, and how to mend it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A problem at a fence. */
export function problemAt({file, line}: Pick<Fence, 'file' | 'line'>, message: string): Problem {
  return {file, line, message};
}

interface SyntaxNode {
  readonly type: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value?: string;
  readonly position?: {readonly start: {readonly line: number}};
  readonly children?: readonly SyntaxNode[];
}

function codeNodes(node: SyntaxNode): SyntaxNode[] {
  return node.type === 'code' ? [node] : (node.children ?? []).flatMap(codeNodes);
}

/**
 * Syntax tree of a Markdown text, with front matter.
 *
 * @param file path of the file; `.mdx` is read as MDX, anything else as Markdown
 */
export function parseMarkdown(file: string, text: string): Root {
  const processor = unified().use(remarkParse).use(remarkFrontmatter);
  if (!file.endsWith('.mdx')) {
    return processor.parse(text);
  }
  // MDX would read a heading id such as {#plan} as an expression.
  return processor.use(remarkMdx).parse(escapeMarkdownHeadingIds(text));
}

/**
 * All fences of a Markdown text, in order.
 *
 * @param file path of the file; `.mdx` is read as MDX, anything else as Markdown
 * @param text content of the file
 * @param version label of the docs version the file belongs to
 */
export function parseFences(file: string, text: string, version: string): Fence[] {
  let next: Fence | undefined;
  const fences: Fence[] = [];
  for (const node of codeNodes(parseMarkdown(file, text) as SyntaxNode).reverse()) {
    const fence: Fence = {
      file,
      version,
      line: node.position?.start.line ?? 0,
      language: node.lang ?? '',
      ...parseContract(node.meta ?? ''),
      code: node.value ?? '',
      next,
    };
    fences.unshift(fence);
    next = fence;
  }
  return fences;
}

/** The run of `text` fences with one of the given contracts that directly follows a fence. */
export function followingTexts(fence: Fence, accepts: (text: Fence) => boolean): Fence[] {
  const texts: Fence[] = [];
  for (let {next} = fence; next?.language === 'text' && accepts(next); next = next.next) {
    texts.push(next);
  }
  return texts;
}
