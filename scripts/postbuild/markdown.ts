/** Converts a built page to Markdown. */
import type {CheerioAPI} from 'cheerio/slim';
import {isTag as isDomElement, isText, type ChildNode} from 'domhandler';
import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {BlockContent, List, ListItem, PhrasingContent, Root as MdastRoot} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {LINK_PREFIX, PLAYGROUND_PATH, SAMPLE_PREFIX} from '@pricing4saas/playground/address';
import {CHROME_CLASSES} from '@pricing4saas/search/indexing/extract';

export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  /** Date of a post or of the last change, as YYYY-MM-DD; `undefined` if the page shows none. */
  readonly date: string | undefined;
  readonly canonical: string;
  readonly content: string;
}

/** What the conversion of a page needs to know. */
export interface PageContext {
  /** Address of the page. Relative links are resolved against it. */
  readonly address: string;
  /**
   * Mermaid source of an image.
   *
   * @param source `src` of the image
   * @returns `undefined` for images that are not diagrams
   */
  readonly diagramOf: (source: string) => string | undefined;
}

/** Attribute with the text that replaces an interactive element. Empty text removes the element. */
const TEXT_ATTRIBUTE = 'dataMarkdown';

/** Classes of elements that are controls of content. */
const CONTROL_CLASSES = new Set(['code-buttons', 'tabs']);

const CHROME_ELEMENTS = new Set(['button', 'nav', 'noscript', 'script', 'style', 'wbr']);

/** Elements without a form in Markdown. */
const FORMLESS = new Set(
  'audio canvas embed iframe input math object output select svg textarea video'.split(' '),
);

const classesOf = ({properties}: Element): readonly string[] =>
  (properties.className as string[] | undefined) ?? [];

const isElement = (node: Nodes): node is Element => node.type === 'element';

function find(tree: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (isWanted(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

const isTag = (name: string) => (element: Element) => element.tagName === name;

/** Date of a document or post. Lists of posts have none. */
function dateOf(page: CheerioAPI): string | undefined {
  const [change, article] = [page('.theme-last-updated'), page('main article:has(h1)')];
  return (change.length > 0 ? change : article).find('time').attr('datetime')?.slice(0, 10);
}

/** Opening tag of an element, for messages. */
function tagOf({tagName, properties}: Element): string {
  const {className, id} = properties;
  const names = Array.isArray(className) ? ` class="${className.join(' ')}"` : '';
  return `<${tagName}${id ? ` id="${String(id)}"` : ''}${names}>`;
}

const isChrome = (element: Element): boolean =>
  CHROME_ELEMENTS.has(element.tagName) ||
  classesOf(element).some((name) => CHROME_CLASSES.has(name) || CONTROL_CLASSES.has(name)) ||
  (element.tagName === 'img' && isDarkImage(element)) ||
  (element.tagName === 'a' && isFileBeside(element)) ||
  // Drawings beside text. A drawing that is content has a label, and needs `data-markdown`.
  (element.tagName === 'svg' && !element.properties.ariaLabel && element.properties.role !== 'img');

/** Whether a link to the playground opens the code block before it. */
const isFileBeside = ({properties: {href}}: Element): boolean =>
  [LINK_PREFIX, SAMPLE_PREFIX].some((prefix) => String(href).includes(PLAYGROUND_PATH + prefix));

const isDarkImage = ({properties: {src, hidden}}: Element): boolean =>
  hidden === true || String(src).endsWith('#dark-mode');

/**
 * Removes what is not content, replaces interactive elements with their text, and makes addresses
 * absolute.
 *
 * @throws Error if an element has no form in Markdown
 */
function prepare(main: Element, {address}: PageContext): void {
  visit(main, (node, index, parent) => {
    if (!isElement(node) || !parent || index === undefined) return undefined;

    const text = node.properties[TEXT_ATTRIBUTE];
    if (typeof text === 'string' || isChrome(node)) {
      const children = [{type: 'text' as const, value: String(text)}];
      const paragraph = {type: 'element' as const, tagName: 'p', properties: {}, children};
      parent.children.splice(index, 1, ...(text ? [paragraph] : []));
      return [SKIP, index];
    }
    if (classesOf(node).includes('katex')) return SKIP;

    if (FORMLESS.has(node.tagName)) {
      const ancestors = isElement(parent as Nodes) ? ` in ${tagOf(parent as Element)}` : '';
      throw new Error(
        `${tagOf(node)}${ancestors} has no form in Markdown. Add data-markdown="TEXT" to the root ` +
          'element of its component. TEXT replaces the element. Without text, it is omitted.',
      );
    }
    // On the page, styles separate adjacent links.
    const before = parent.children[index - 1];
    if (node.tagName === 'a' && before && isElement(before) && /^(a|time)$/.test(before.tagName)) {
      parent.children.splice(index, 0, {type: 'text', value: ' '});
      return index + 1;
    }
    for (const name of ['href', 'src'] as const) {
      const {[name]: value} = node.properties;
      if (typeof value === 'string') node.properties[name] = new URL(value, address).href;
    }
    return undefined;
  });
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});
const words = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
const plainText = (node: Nodes): string => words(toString(node));

const flow = (state: State, node: Parents): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

/** Content that begins with a bold label. */
function labeled(label: string, content: BlockContent[]): BlockContent[] {
  const [first, ...rest] = content;
  return first?.type === 'paragraph'
    ? [{type: 'paragraph', children: [strong(label), text(' '), ...first.children]}, ...rest]
    : [{type: 'paragraph', children: [strong(label)]}, ...content];
}

/** A code block, with its title after the language. */
function codeBlock(element: Element) {
  const title = find(element, (child) => classesOf(child).includes('code-title'));
  const code = find(element, isTag('pre'))!;
  const language = classesOf(element).find((name) => name.startsWith('language-'));
  return {
    type: 'code' as const,
    lang: language?.slice('language-'.length) ?? null,
    meta: title ? `title="${plainText(title)}"` : null,
    value: toString(code).replace(/\n$/, ''),
  };
}

/** An admonition, as a quotation that begins with its title. */
function admonition(state: State, element: Element) {
  const [heading, content] = element.children.filter(isElement);
  return {
    type: 'blockquote' as const,
    children: labeled(`${plainText(heading!)}.`, flow(state, content!)),
  };
}

const div: Handle = (state, element) => {
  const classes = classesOf(element);
  if (classes.includes('theme-code-block')) return codeBlock(element);

  if (classes.includes('theme-admonition')) return admonition(state, element);

  return defaultHandlers.div!(state, element) as BlockContent[];
};

/** Names of tabs, and formulas as TeX, which MathML contains as an annotation. */
const span: Handle = (state, element) => {
  const classes = classesOf(element);
  if (classes.includes('tab-name'))
    return {type: 'paragraph', children: [strong(`${String(element.properties.dataName)}:`)]};

  if (classes.includes('katex') || classes.includes('katex-display')) {
    const tex = find(element, isTag('annotation'))!;
    const type = classes.includes('katex') ? 'inlineMath' : 'math';
    return {type, value: toString(tex)} as unknown as PhrasingContent;
  }
  return defaultHandlers.span!(state, element) as PhrasingContent[];
};

/** A definition list as a list of items that begin with the term. */
const dl: Handle = (state, element): List => {
  const children: ListItem[] = [];
  let term = '';
  visit(element, 'element', (child) => {
    if (child.tagName === 'dt') term = plainText(child);

    if (child.tagName === 'dd')
      children.push({type: 'listItem', children: labeled(`${term}:`, flow(state, child))});

    return child.tagName === 'dt' || child.tagName === 'dd' ? SKIP : undefined;
  });
  return {type: 'list', ordered: false, spread: false, children};
};

const summary: Handle = (_, element) => ({
  type: 'paragraph',
  children: [strong(plainText(element))],
});

/** Cells of a table contain no blocks, so items and paragraphs are separated by line breaks. */
const cell: Handle = (state, element) => {
  const children: PhrasingContent[] = [];
  const add = (nodes: readonly Nodes[]): void =>
    nodes.forEach((node) => {
      if (isElement(node) && /^(ul|ol|div)$/.test(node.tagName)) {
        add(node.children);
      } else if (isElement(node) && /^(li|p)$/.test(node.tagName)) {
        children.push(...(children.length > 0 ? [{type: 'html' as const, value: '<br>'}] : []));
        add(node.children);
      } else {
        children.push(
          ...(state.all({type: 'root', children: [node]} as Root) as PhrasingContent[]),
        );
      }
    });
  add(element.children);
  return {type: 'tableCell', children};
};

function handlersFor({diagramOf}: PageContext): Record<string, Handle> {
  const img: Handle = (_, {properties: {src, alt}}) => {
    const diagram = diagramOf(String(src));
    if (diagram !== undefined) return {type: 'code', lang: 'mermaid', value: diagram.trimEnd()};

    return String(src).startsWith('data:')
      ? text(`[Image: ${String(alt)}]`)
      : {type: 'image', url: String(src), alt: String(alt ?? '')};
  };
  return {div, span, dl, summary, td: cell, th: cell, img};
}

const textContent = (node: ChildNode): string =>
  isDomElement(node) ? node.children.map(textContent).join('') : isText(node) ? node.data : '';

/** DOM nodes without comments and positions, and code as text, because the highlighter's elements are half of all. */
const toHast = (nodes: readonly ChildNode[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (isDomElement(node)) {
      const children = node.name === 'pre' ? [h('code', textContent(node))] : toHast(node.children);
      return [h(node.name, node.attribs, children)];
    }
    return isText(node) ? [{type: 'text', value: node.data}] : [];
  });

function contentOf(element: ChildNode, context: PageContext): string {
  const [main] = toHast([element]).filter(isElement);
  prepare(main!, context);
  const processor = unified()
    .use(rehypeRemark, {handlers: handlersFor(context)})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMath)
    .use(remarkStringify, {bullet: '-', emphasis: '*', rule: '-', resourceLink: true});
  const tree = {type: 'root', children: [main]} as Root;
  return processor.stringify(processor.runSync(tree) as unknown as MdastRoot);
}

/**
 * Converts a built page.
 *
 * @throws Error if the page has no main element, title or canonical address, or an element without a
 *   form in Markdown
 */
export function convertPage(page: CheerioAPI, context: PageContext): MarkdownPage {
  const [head, main] = [page('head'), page('main').get(0)];
  const heading = page('main h1').get(0);
  const canonical = head.find('link[rel="canonical"]').attr('href');
  if (!main || !heading || canonical === undefined)
    throw new Error('the page needs <main> with <h1>, and a canonical address.');

  return {
    title: words(textContent(heading)),
    description: head.find('meta[name="description"]').attr('content') ?? '',
    date: dateOf(page),
    canonical: new URL(canonical).href,
    content: contentOf(main, context),
  };
}
