/** Reads the parts of a built page, and shows their marks. */
import clsx from 'clsx';
import hidden from '@site/src/css/visuallyHidden.module.css';
import {compare, type MarkedPart, type Part} from './compare';
import styles from './styles.module.css';

/** What needs scripts, or is not content. */
const CHROME =
  'header, noscript, form, button, .code-buttons, [data-search-ignore], .theme-doc-toc-mobile, [role="tablist"]';

const WHOLE = 'a, img, svg, kbd, .katex, :not(pre) > code';

/** A word with the space before it, and with that at the end of the text. */
const WORD = /\s*(?:[\p{L}\p{N}_]+(?:[.'’-][\p{L}\p{N}_]+)*|\S)(?:\s+$)?|\s+/gu;

const textOf = (parts: readonly Part<Node>[]): string =>
  parts.flatMap(({text}) => text || []).join(' ');

/** A line of code. A token on several lines has its color on the first one. */
function lineOf(html: string): Part<Node> {
  const source = document.createElement('span');
  source.innerHTML = `${html}\n`;
  return {kind: 'line', text: source.textContent!.trimEnd(), parts: [], source};
}

function partsOf(parent: Element): Part<Node>[] {
  if (parent.matches('pre > code')) return parent.innerHTML.split('\n').map(lineOf);

  return [...parent.childNodes].flatMap((source): Part<Node>[] => {
    if (source instanceof Text) {
      const words = source.data.match(WORD) ?? [];
      return words.map((word) => ({
        kind: 'word',
        text: word.trim(),
        parts: [],
        source: new Text(word),
      }));
    }
    if (!(source instanceof Element)) return [];

    const kind = source.localName.replace(/^h[2-6]$/, 'heading');
    const parts = source.matches(WHOLE) ? [] : partsOf(source);
    const content = source.getAttribute('src') ?? source.textContent!.replace(/[\s\u200b]+/g, ' ');
    const text = textOf(parts) || content.trim();
    return [{kind, text, parts, source, ...(kind === 'tr' && {name: text, id: parts[0]?.text})}];
  });
}

/** Reads the sections of the content of a page. The first one has no heading, and an empty id. */
export function sectionsOf(article: Element): Part<Node>[] {
  article.querySelectorAll(CHROME).forEach((element) => element.remove());
  // All tabs are open, so that no change is hidden.
  article.querySelectorAll('[role="tabpanel"]').forEach((panel) => panel.removeAttribute('hidden'));
  const sections: {id: string; parts: Part<Node>[]}[] = [{id: '', parts: []}];
  for (const part of partsOf(article)) {
    if (part.kind === 'heading') sections.push({id: (part.source as Element).id, parts: []});

    sections.at(-1)!.parts.push(part);
  }
  return sections.map(({id, parts}) => ({
    kind: 'section',
    text: textOf(parts),
    parts,
    name: id && parts[0]!.text,
    id,
    source: article,
  }));
}

/** Marks nodes with an element and a label. */
export function wrap(mark: 'added' | 'removed', nodes: readonly Node[]): HTMLElement {
  const element = document.createElement(mark === 'added' ? 'ins' : 'del');
  const label = document.createElement('span');
  label.className = clsx(styles.label, hidden.visuallyHidden);
  label.textContent = mark === 'added' ? 'Added: ' : 'Removed: ';
  element.append(label, ...nodes);
  return element;
}

/** Elements that contain their mark, because their parents allow no other element. */
function cellsOf(node: Element): Element[] {
  if (/^(?:TR|THEAD|TBODY)$/.test(node.nodeName)) return [...node.querySelectorAll('th, td')];

  return /^(?:LI|TD|TH|DT|DD|SUMMARY)$/.test(node.nodeName) ? [node] : [];
}

/** The nodes of parts, with their marks. */
export function nodesOf(marked: readonly MarkedPart<Node>[]): Node[] {
  const nodes: Node[] = [];
  /** The mark of the last node, which the next one joins. */
  let open: 'added' | 'removed' | undefined;
  for (const {mark, part, former} of marked) {
    const node = part.source.cloneNode(mark !== 'changed') as Element;
    if (open && (mark === open || (open === 'added' && !part.text))) {
      (nodes.at(-1) as Element).append(node);
    } else {
      const change = mark === 'added' || mark === 'removed' ? mark : undefined;
      const cells = change ? cellsOf(node) : [];
      cells.forEach((cell) => cell.replaceChildren(wrap(change!, [...cell.childNodes])));
      if (mark === 'changed') node.append(...nodesOf(compare(former!.parts, part.parts)));

      const isInline = part.kind !== 'line' && part.parts.length === 0;
      if (isInline && open === 'removed' && change === 'added') nodes.push(new Text(' '));

      open = cells.length > 0 ? undefined : change;
      nodes.push(open ? wrap(open, [node]) : node);
    }
  }
  return nodes;
}
