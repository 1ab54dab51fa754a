/** How the editor shows the text: token colors, indented wrapping and deciding lines. */
import {yamlLanguage} from '@codemirror/lang-yaml';
import {syntaxHighlighting, syntaxTree} from '@codemirror/language';
import {RangeSet, StateEffect, StateField, type Extension, type Range} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  gutterLineClass,
  GutterMarker,
  ViewPlugin,
  type DecorationSet,
} from '@codemirror/view';
import {Tree, type ParseWrapper} from '@lezer/common';
import {tagHighlighter, tags} from '@lezer/highlight';
import type {TextRange} from '../types';

/** Levels of a syntax tree with colors: pricing4ts accepts 100 levels of brackets, which have 5 each. */
const MAX_DEPTH = 600;

/** @throws RangeError if a tree is too deep for the code that walks it recursively */
function checkDepth(tree: Tree | null): Tree | null {
  let depth = 0;
  tree?.iterate({
    enter() {
      depth += 1;
      if (depth > MAX_DEPTH) throw new RangeError();
    },
    leave() {
      depth -= 1;
    },
  });
  return tree;
}

/** The grammar builds its tree recursively. Text that is nested too deep has no colors. */
const withoutOverflow: ParseWrapper = (parse, input) => ({
  advance() {
    try {
      return checkDepth(parse.advance());
    } catch {
      return new Tree(yamlLanguage.parser.topNode, [], [], parse.stoppedAt ?? input.length);
    }
  },
  stopAt: (position) => parse.stopAt(position),
  get parsedPos() {
    return parse.parsedPos;
  },
  get stoppedAt() {
    return parse.stoppedAt;
  },
});

/** The classes of code blocks (`src/css/code.css`). */
const highlighter = tagHighlighter([
  {tag: tags.definition(tags.propertyName), class: 'token name'},
  {tag: tags.typeName, class: 'token name'},
  {tag: tags.string, class: 'token string'},
  {tag: [tags.keyword, tags.labelName], class: 'token keyword'},
  {tag: tags.comment, class: 'token comment'},
  {tag: [tags.punctuation, tags.meta, tags.special(tags.string)], class: 'token punctuation'},
]);

const [KEYWORD, NUMBER, STRING] = ['keyword', 'number', 'string'].map((kind) =>
  Decoration.mark({class: `token ${kind}`}),
) as [Decoration, Decoration, Decoration];

/** Colors of plain scalars. The grammar does not tell them apart. */
const SCALARS: readonly (readonly [Decoration, RegExp])[] = [
  [KEYWORD, /^(true|false|null|~)$/i],
  [NUMBER, /^[+-]?(\d[\d_]*(\.\d*)?(e[+-]?\d+)?|\.\d+|0x[\da-f]+|\.inf|\.nan)$/i],
  [NUMBER, /^\d{4}-\d\d?-\d\d?([Tt ].*)?$/],
];

/** Token colors of scalars, and the indentation of each line for the parts after a wrap. */
function decorateText({state, visibleRanges}: EditorView): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const {from, to} of visibleRanges) {
    for (let position = from; position <= to;) {
      const line = state.doc.lineAt(position);
      const indent = /^ *(- )*/.exec(line.text)![0].length;
      const style = `--indent: ${indent + 2}ch`;
      found.push(Decoration.line({attributes: {style}}).range(line.from));
      position = line.to + 1;
    }
    syntaxTree(state).iterate({
      from,
      to,
      enter({name, node}) {
        const text = name === 'Literal' ? state.sliceDoc(node.from, node.to) : '';
        const color =
          name === 'BlockLiteralContent'
            ? STRING
            : SCALARS.find(([, pattern]) => pattern.test(text))?.[0];
        if (color && node.parent?.name !== 'Key' && node.to > node.from)
          found.push(color.range(node.from, node.to));
      },
    });
  }
  return Decoration.set(found, true);
}

const textDecorations = ViewPlugin.define(
  (view) => ({
    decorations: decorateText(view),
    update({docChanged, viewportChanged, startState, state, view}) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.decorations = decorateText(view);
    },
  }),
  {decorations: (plugin) => plugin.decorations},
);

/** Replaces the deciding lines. */
export const setMarks = StateEffect.define<readonly TextRange[]>();

const markedLine = Decoration.line({class: 'cm-decides'});
const markedNumber = new (class extends GutterMarker {
  override elementClass = 'cm-decides';
})();

const marksField = StateField.define<RangeSet<Decoration>>({
  create: () => Decoration.none,
  update(marks, {changes, effects, state: {doc}}) {
    const effect = effects.findLast((each) => each.is(setMarks));
    if (effect === undefined) return marks.map(changes);

    const starts = new Set<number>();
    for (const {from, to} of effect.value) {
      const last = doc.lineAt(Math.min(to, doc.length)).number;
      for (let line = doc.lineAt(Math.min(from, doc.length)).number; line <= last; line += 1)
        starts.add(doc.line(line).from);
    }
    return Decoration.set(
      [...starts].map((start) => markedLine.range(start)),
      true,
    );
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    gutterLineClass.from(field, (marks) => {
      const numbers: Range<GutterMarker>[] = [];
      marks.between(0, Infinity, (from) => void numbers.push(markedNumber.range(from)));
      return RangeSet.of(numbers);
    }),
  ],
});

/** YAML in the colors of the site's code blocks. */
export const appearance: Extension = [
  yamlLanguage.configure({wrap: withoutOverflow}),
  syntaxHighlighting(highlighter),
  textDecorations,
  marksField,
  EditorView.lineWrapping,
];
