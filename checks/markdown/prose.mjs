// @ts-check
/** Shared by the rules in `rules/`: extracts the texts of a Markdown file and creates rules. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {search} from '../../lib/text.mjs';

/**
 * @typedef {import('../../lib/text.mjs').Run} Run In markdownlint, line 1 is the first one after the
 *   front matter, whose lines are 0 and less.
 * @typedef {import('../../lib/text.mjs').Finding} Finding
 * @typedef {ReturnType<typeof read>} Prose
 */

export {search};

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Conflicts of a merge, also those of which only one mark is left. */
export const CONFLICT = /^<{7} (?:[^]*?^>{7} )?|^>{7} /gm;

const HEADING_ID = /\s*\\?\{#[^}]*\}\s*$/;
const VISIBLE_KEY = /^(?:title|description|sidebar_label):/;
const VISIBLE_ATTRIBUTES = ['alt', 'description', 'label', 'text', 'title'];

/**
 * The text of a node. With `code`, which replaces code, it has as many line breaks as its source.
 *
 * @type {(node: import('mdast').Nodes, code?: string) => string}
 */
function proseOf(node, code) {
  if (node.type === 'text') return node.value.replace(HEADING_ID, '');

  const parts = 'children' in node ? node.children.map((child) => proseOf(child, code)) : [];
  // The bracket marks the end of a link text for patterns.
  if (code && node.type === 'link') parts.push(']');
  if (node.type === 'inlineCode') parts.push(code ?? node.value);
  if ('alt' in node) parts.push(node.alt ?? '');
  const {start, end} = node.position ?? {start: {line: 0}, end: {line: 0}};
  const breaks = code || node.type === 'break' ? end.line - start.line : 0;
  return parts.join('') + '\n'.repeat(Math.max(0, breaks - parts.join('').split('\n').length + 1));
}

/** @type {(content: string, isMdx: boolean, result: {syntaxError: Run | undefined}) => import('mdast').Root} */
function parse(content, isMdx, result) {
  if (isMdx) {
    try {
      // MDX would read a heading id such as {#plan} as an expression.
      const text = content.replace(/^(#{1,6} .*?)(?<!\\)\{#/gm, '$1\\{#');
      return unified().use(remarkParse).use(remarkMdx).parse(text);
    } catch (error) {
      const {line, reason} = /** @type {import('vfile-message').VFileMessage} */ (error);
      result.syntaxError = {line: line ?? 1, text: reason};
      return {type: 'root', children: []};
    }
  }
  return unified().use(remarkParse).parse(content);
}

/** @param {import('markdownlint').RuleParams} params */
function read({name, frontMatterLines, parsers}) {
  // `params.lines` lacks comments. Tokens of undefined references repeat text of the file.
  const tokens = parsers.micromark.tokens.filter(({type}) => !String(type).startsWith('undefined'));
  const content = tokens.map(({text}) => text).join('');
  const first = 1 - frontMatterLines.length;
  const frontMatter = frontMatterLines.map((text, index) => ({line: first + index, text}));
  const prose = {
    file: path.relative(root, path.resolve(name)).replaceAll(path.sep, '/'),
    title: /^title:\s*["']?(.*?)["']?$/m.exec(frontMatterLines.join('\n'))?.[1],
    source: {line: first, text: [...frontMatterLines, content].join('\n')},
    /** Paragraphs, headings, front matter and attributes, with `_` for code. @type {Run[]} */
    texts: frontMatter.filter(({text}) => VISIBLE_KEY.test(text)),
    /** @type {(Run & {depth: number})[]} */
    headings: [],
    /** Links and images, in the line of their URL. @type {(Run & {url: string, isImage: boolean})[]} */
    labels: [],
    /** HTML in Markdown. @type {Run[]} */
    html: [],
    /** Lines that are not in a code block. @type {Run[]} */
    outsideCode: content.split('\n').map((text, index) => ({line: index + 1, text})),
    /** Why the file is not valid MDX. @type {Run | undefined} */
    syntaxError: undefined,
    /** Imports and exports of MDX, in their lines. */
    modules: '',
    /** Expressions of MDX. @type {Run[]} */
    expressions: [],
    /** Names of components. @type {Run[]} */
    components: [],
  };
  visit(parse(content, name.endsWith('.mdx'), prose), (node) => {
    const line = node.position?.start.line ?? 1;
    const end = node.position?.end.line ?? 1;
    if (node.type === 'code')
      prose.outsideCode = prose.outsideCode.filter((run) => run.line < line || run.line > end);

    if ('name' in node && /^[A-Z]\w*/.test(node.name ?? ''))
      prose.components.push({line, text: /^\w+/.exec(node.name ?? '')?.[0] ?? ''});

    if (node.type === 'mdxjsEsm')
      prose.modules += '\n'.repeat(line - prose.modules.split('\n').length) + node.value;

    if (node.type === 'html') prose.html.push({line, text: node.value});

    const attributes = 'attributes' in node ? node.attributes : [];
    for (const code of [node, ...attributes, ...attributes.map(({value}) => value)]) {
      if (
        code &&
        typeof code === 'object' &&
        'value' in code &&
        code.data &&
        'estree' in code.data
      ) {
        const isExpression = node.type !== 'mdxjsEsm' && code.data.estree?.body.length;
        const text =
          code.type === 'mdxJsxExpressionAttribute' ? `{${code.value}}` : `${code.value}`;
        prose.expressions.push(...(isExpression ? [{line, text}] : []));
      }
    }
    if (node.type === 'heading')
      prose.headings.push({line, text: proseOf(node).trim(), depth: node.depth});

    if (node.type === 'heading' || node.type === 'paragraph')
      prose.texts.push({line, text: proseOf(node, '_')});

    if (node.type === 'image' || node.type === 'link') {
      const isImage = node.type === 'image';
      prose.labels.push({line: end, text: proseOf(node), url: node.url, isImage});
    }

    for (const attribute of attributes) {
      const {name: key, value: text} = 'name' in attribute ? attribute : {name: '', value: ''};
      if (VISIBLE_ATTRIBUTES.includes(key) && typeof text === 'string')
        prose.texts.push({line, text});
    }
  });
  return prose;
}

/** @type {WeakMap<object, Prose>} */
const known = new WeakMap();

/**
 * Creates a markdownlint rule.
 *
 * @type {(name: string, description: string, check: (prose: Prose) => Finding[]) => import('markdownlint').Rule}
 */
export const proseRule = (name, description, check) => ({
  names: [name],
  description,
  tags: ['prose'],
  parser: 'micromark',
  function: (params, onError) => {
    const prose = known.get(params.lines) ?? read(params);
    known.set(params.lines, prose);
    // The step "pages" reports conflicts, which cause other problems.
    if (prose.source.text.search(CONFLICT) >= 0) return;

    for (const {line, message} of check(prose).filter((found) => found.message)) {
      const detail = line < 1 ? `Front matter: ${message}` : `${message}`;
      onError({lineNumber: Math.max(line, 1), detail});
    }
  },
});
