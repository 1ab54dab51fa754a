/**
 * Rehype plugin that highlights code blocks, so that pages need no highlighter in the browser. A
 * block becomes `<pre language title html>`, which `src/components/CodeBlock` shows. It must run
 * after plugins that replace code blocks, such as `rehype-katex`.
 */
import {highlight} from './highlight';
import {parseFenceMetadata} from '../fenceMetadata';

/** The part of an HTML syntax tree that the plugin uses. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

const PLAIN_LANGUAGE = 'text';

/** The `code` element of a `pre`, if it is the only child and only contains text. */
function codeOf(node: HtmlNode): HtmlNode | undefined {
  const [code, ...others] = node.tagName === 'pre' ? (node.children ?? []) : [];
  const isCodeBlock =
    others.length === 0 &&
    code?.tagName === 'code' &&
    code.children?.every(({type}) => type === 'text');
  return isCodeBlock ? code : undefined;
}

function languageOf({properties}: HtmlNode): string {
  const classes = [properties?.className ?? []].flat().map(String);
  const found = classes.find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length) ?? PLAIN_LANGUAGE;
}

const metaOf = (code: HtmlNode | undefined): string => String(code?.properties?.metastring ?? '');

const metadataOf = (node: HtmlNode): ReadonlyMap<string, string> =>
  parseFenceMetadata(metaOf(codeOf(node))).values;

/** Joins each sample that parsers reject or ignore with the messages directly below it, if there are any. */
function joinMessages(parent: HtmlNode): void {
  const nodes = (parent.children ?? []).filter(
    (node) => node.type !== 'text' || node.value?.trim(),
  );
  nodes.forEach((sample, index) => {
    const isWrong = [...metadataOf(sample).keys()].some((key) => key.startsWith('invalid-'));
    if (!isWrong || sample.properties?.verdict) return;

    const after = nodes.slice(index + 1);
    const end = after.findIndex((node) => !metadataOf(node).has('answer'));
    const messages = after.slice(0, end < 0 ? after.length : end);
    const isIgnored =
      messages.length > 0 &&
      messages.every((message) => /\bignores?\b/.test(codeOf(message)!.children![0]?.value ?? ''));
    sample.properties = {verdict: isIgnored ? 'Ignored' : 'Rejected'};
    const div = (children: HtmlNode[], className: string[]) => ({
      type: 'element',
      tagName: 'div',
      properties: {className},
      children,
    });
    const joined = div(messages.length > 0 ? [sample, div(messages, [])] : [sample], [
      'code-wrong',
    ]);
    parent.children = parent
      .children!.filter((node) => !messages.includes(node))
      .map((node) => (node === sample ? joined : node));
  });
}

function highlightBlocks(node: HtmlNode): void {
  const code = codeOf(node);
  if (code === undefined) {
    joinMessages(node);
    node.children?.forEach(highlightBlocks);
    return;
  }
  const language = languageOf(code);
  const source = code.children!.map(({value = ''}) => value).join('');
  const {values, highlightedLines} = parseFenceMetadata(metaOf(code));
  const title = values.get('title');
  node.properties = {
    ...node.properties,
    language,
    ...(title !== undefined && {title}),
    html: highlight(source.replace(/\r?\n$/, ''), language, highlightedLines),
  };
  node.children = [];
}

/** Rehype plugin. */
export const rehypeCodeHighlight = (): ((tree: object) => void) => (tree) =>
  highlightBlocks(tree as HtmlNode);
