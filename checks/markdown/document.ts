/** A Markdown file as the prose rules see it: what readers read, with lines, without code. */
import type {Image, Link, Node, Parent, Root} from 'mdast';
import {parseMarkdown} from '../../markdown/fences';

/** A run of prose without markup. */
export interface Prose {
  /** Line on which the text begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A heading. */
export interface HeadingText extends Prose {
  readonly depth: number;
}

/** A link or a picture with the text that stands for it. */
export interface Labelled extends Prose {
  readonly url: string;
  readonly isImage: boolean;
}

/** A Markdown file, taken apart. */
export interface ProseDocument {
  /** Path relative to the root of the repository, with forward slashes. */
  readonly file: string;
  /** Sentences and parts of them: text, titles and descriptions, labels, alternative texts. */
  readonly prose: readonly Prose[];
  /** Blocks as a reader sees them, code included, for what looks at whole sentences. */
  readonly paragraphs: readonly Prose[];
  readonly headings: readonly HeadingText[];
  readonly labels: readonly Labelled[];
  /** Title in the front matter, if there is one. */
  readonly title: string | undefined;
  /** Text of each line of the source. */
  readonly lines: readonly string[];
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly position?: {readonly start: {readonly line: number}};
}

interface AnyNode extends Node {
  readonly value?: string;
  readonly alt?: string | null;
  readonly depth?: number;
  readonly attributes?: readonly Attribute[];
}

/** Attributes of components that readers see. */
const SPOKEN_ATTRIBUTES = new Set(['alt', 'description', 'label', 'text', 'title']);

/** Keys of the front matter that readers see. */
const SPOKEN_KEYS = /^(title|description|sidebar_label):\s*(.+)$/;

/** An id such as {#plan} at the end of a heading; MDX needs it escaped. */
const HEADING_ID = /\s*\\?\{#[^}]*\}\s*$/;

const lineOf = (node: Node): number => node.position?.start.line ?? 0;

/** The text of a node and all below it, code included. */
export function textOf(node: Node): string {
  const {value, alt, type} = node as AnyNode;
  if (type === 'text' || type === 'inlineCode') {
    return value ?? '';
  }
  return type === 'image'
    ? (alt ?? '')
    : ((node as Partial<Parent>).children ?? []).map(textOf).join('');
}

function frontMatterProse(node: Node, value: string): Prose[] {
  return value.split('\n').flatMap((text, index) => {
    const spoken = SPOKEN_KEYS.exec(text)?.[2];
    return spoken === undefined ? [] : [{line: lineOf(node) + 1 + index, text: spoken}];
  });
}

function spokenAttributes(node: AnyNode): Prose[] {
  return (node.attributes ?? []).flatMap(({name = '', value, position}) =>
    typeof value === 'string' && SPOKEN_ATTRIBUTES.has(name)
      ? [{line: position?.start.line ?? lineOf(node), text: value}]
      : [],
  );
}

/**
 * Takes a Markdown file apart.
 *
 * @param file path relative to the repository; `.mdx` is read as MDX
 * @param text its content
 */
export function readProse(file: string, text: string): ProseDocument {
  const prose: Prose[] = [];
  const paragraphs: Prose[] = [];
  const headings: HeadingText[] = [];
  const labels: Labelled[] = [];
  let title: string | undefined;

  const visit = (node: AnyNode): void => {
    const line = lineOf(node);
    switch (node.type) {
      case 'yaml':
        prose.push(...frontMatterProse(node, node.value ?? ''));
        title = /^title:\s*["']?(.*?)["']?$/m.exec(node.value ?? '')?.[1];
        break;
      case 'text':
        prose.push({line, text: (node.value ?? '').replace(HEADING_ID, '')});
        break;
      case 'heading':
        headings.push({
          line,
          text: textOf(node).replace(HEADING_ID, '').trim(),
          depth: node.depth ?? 1,
        });
        break;
      case 'paragraph':
        paragraphs.push({line, text: textOf(node)});
        break;
      case 'image':
        prose.push({line, text: node.alt ?? ''});
        labels.push({line, text: node.alt ?? '', url: (node as Node as Image).url, isImage: true});
        break;
      case 'link':
        labels.push({line, text: textOf(node), url: (node as Node as Link).url, isImage: false});
        break;
      default:
        prose.push(...spokenAttributes(node));
    }
    for (const child of (node as Partial<Parent>).children ?? []) {
      visit(child);
    }
  };
  visit(parseMarkdown(file, text) satisfies Root);
  return {file, prose, paragraphs, headings, labels, title, lines: text.split('\n')};
}

/** Line of a position inside a run of prose. */
export function lineAt({line, text}: Prose, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}
