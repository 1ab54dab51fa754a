/** Diagrams declare each of their parts, because Mermaid draws a mistyped name as another part. The step "pages" checks images. */
import {didYouMean} from '../../../lib/nearest.mjs';
import {search} from '../../../lib/text.mjs';
import {syntaxChecker, type CodeError} from '../checker';

/** How diagrams declare and use parts. */
const SYNTAX = [
  {
    type: /^\s*sequenceDiagram\b/,
    declared: /(?<=^\s*(?:create )?(?:participant|actor) ).+?(?= as |$)/gm,
    used: /(?<=^\s*)[^\s:][^:\n]*?(?=\s*(?:<<)?--?[>x)]+[^:\n]+:)|(?<=--?[>x)]+[+-]?\s*)[^\s:>x)+-][^:\n]*?(?=\s*:)|(?<=^\s*note (?:over|left of|right of) (?:[^:,\n]+,)?\s*)[^\s:,]+?(?=\s*[:,])/gim,
  },
  {
    type: /^\s*(?:flowchart|graph)\b/,
    declared: /\w+(?=\[\])/g,
    used: /(?<=--.*)\w+|\w+(?=.*--)/g,
  },
];

/** Parts that a diagram uses without a declaration, or declares without a use, if it declares any. */
function nameErrors(code: string): CodeError[] {
  const syntax = SYNTAX.find(({type}) => type.test(code));
  let text = code.replace(/^ *acc\w+ *:.*/gm, '');
  if (syntax === SYNTAX[1]) {
    text = text.replace(/\[.*?\]|\{.*?\}|\(.*?\)/g, '[]').replace(/-- .*? --/g, '--');
    text = text.replace(/\|.*?\||:::\w+/g, '');
  }
  const find = (pattern = /^$/g) =>
    new Map(search([{line: 1, text}], pattern, () => '').map((each) => [each.text, each.line]));
  const [declared, used] = [find(syntax?.declared), find(syntax?.used)];
  const lost = [...used].filter(([name]) => declared.size > 0 && !declared.has(name));
  const unused = [...declared].filter(([name]) => lost.length === 0 && !used.has(name));
  return [...lost, ...unused].map(([name, line]) => {
    const guess = didYouMean(name, [...declared.keys()]);
    const fix = used.has(name)
      ? `use of "${name}" has no declaration.${guess} Correct or declare it`
      : `declaration of "${name}" has no use. Use or remove it`;
    return {line, message: `the ${fix}.`};
  });
}

export const mermaidChecker = syntaxChecker('mermaid', nameErrors);
