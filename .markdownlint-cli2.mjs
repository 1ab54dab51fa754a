// @ts-check
/** Configuration of `markdownlint-cli2`: built-in rules, and the rules in `checks/markdown/rules/`. */
import directives from './checks/markdown/rules/directives.mjs';
import fileLinks from './checks/markdown/rules/fileLinks.mjs';
import formulas from './checks/markdown/rules/formulas.mjs';
import headings from './checks/markdown/rules/headings.mjs';
import labels from './checks/markdown/rules/labels.mjs';
import mdx from './checks/markdown/rules/mdx.mjs';
import names from './checks/markdown/rules/names.mjs';
import syntax from './checks/markdown/rules/syntax.mjs';
import tables from './checks/markdown/rules/tables.mjs';
import templateText from './checks/markdown/rules/templateText.mjs';
import terms from './checks/markdown/rules/terms.mjs';
import {nearest} from './lib/nearest.mjs';

const customRules = [
  ...[directives, fileLinks, formulas, headings, labels, mdx, names],
  ...[syntax, tables, templateText, terms],
];

/** Languages of code fences. Others are not highlighted, and a typo would switch off the checks of the code. */
const LANGUAGES =
  'bash css diff html http java js json markdown mermaid properties sh sql text ts tsx xml yaml';

const OTHER_NAMES = {
  javascript: 'js',
  md: 'markdown',
  shell: 'bash',
  typescript: 'ts',
  yml: 'yaml',
};

/** @type {(language: string) => string} */
function suggestion(language) {
  const name = nearest(language, [...LANGUAGES.split(' '), ...Object.keys(OTHER_NAMES)]);
  return Object.entries(OTHER_NAMES).find(([other]) => other === name)?.[1] ?? name;
}

/** @type {Record<string, [setting: boolean | object, text: string]>} The text is the fix, or why the rule is off. */
export const BUILT_IN = {
  MD001: [true, 'Use the next level: ### below ##.'],
  MD003: [{style: 'atx'}, 'Start the heading with one # for each level and a space.'],
  MD004: [{style: 'dash'}, 'Start the list item with "-".'],
  MD005: [true, 'Indent the items of one list equally.'],
  MD007: [true, 'Indent a nested list by two spaces.'],
  MD009: [{br_spaces: 0}, 'Remove the spaces. To start a new paragraph, leave a blank line.'],
  MD010: [true, 'Replace the tab with spaces.'],
  MD011: [true, 'Write [label](URL), label first.'],
  MD012: [true, 'Leave one blank line, not more.'],
  MD013: [false, 'Tables and URLs cannot wrap, and authors choose the line breaks of prose.'],
  MD014: [false, 'The checks of code blocks report every prompt.'],
  MD018: [true, 'Put a space after the #.'],
  MD019: [true, 'Put one space after the #, not more.'],
  MD020: [true, 'Put a space between the text and the closing #, or remove the #.'],
  MD021: [true, 'Put one space on each side of the text of the heading.'],
  MD022: [true, 'Leave a blank line above and below the heading.'],
  MD023: [true, 'Start the heading in the first column.'],
  MD024: [{siblings_only: true}, 'Reword one of the headings, so that their anchors differ.'],
  MD025: [{front_matter_title: ''}, 'Keep one # heading and make the other ##.'],
  MD026: [{punctuation: '.,;:!'}, 'Remove it; only a question mark may end a heading.'],
  MD027: [true, 'Put one space after the >.'],
  MD028: [true, 'Start the blank line with >, or write text between the two quotes.'],
  MD029: [{style: 'ordered'}, 'Number the items 1, 2, 3, and indent what belongs to an item.'],
  MD030: [true, 'Put one space after the list marker.'],
  MD031: [true, 'Leave a blank line above and below the fence.'],
  MD032: [true, 'Leave a blank line above and below the list.'],
  MD033: [
    false,
    'Pages with components are MDX, and .md pages with HTML do not render it unescaped.',
  ],
  MD034: [true, 'Write [label](URL), or put the URL between backticks if it is not a link.'],
  MD035: [{style: '---'}, 'Write the line as ---.'],
  MD036: [true, 'Write ## or ### in front of it, or make it part of a sentence.'],
  MD037: [false, 'The rule reads the asterisks of MDX comments as emphasis.'],
  MD038: [false, 'A space between backticks can be part of a message or of an operator.'],
  MD039: [true, 'Remove the spaces inside the brackets of the link.'],
  MD040: [
    {allowed_languages: LANGUAGES.split(' ')},
    `Name the language after the fence: ${LANGUAGES}. See checks/fences/README.md.`,
  ],
  MD041: [false, 'The title in the front matter is the main heading; partials have none.'],
  MD042: [true, 'Give the link a URL.'],
  MD043: [false, 'Pages of different kinds have different sections.'],
  MD044: [false, 'The rule "names" checks names and ignores code.'],
  MD045: [true, 'Describe the image between the brackets: ![Pricing page of NoteHarbor](...).'],
  MD046: [{style: 'fenced'}, 'Put the code between ``` lines instead of indenting it.'],
  MD047: [true, 'End the file with exactly one line break.'],
  MD048: [{style: 'backtick'}, 'Write the fence with ```.'],
  MD049: [{style: 'asterisk'}, 'Write *emphasis* with asterisks.'],
  MD050: [{style: 'asterisk'}, 'Write **strong** with asterisks.'],
  MD051: [
    false,
    'The step "pages" checks anchors, because partials and components have ids as well.',
  ],
  MD052: [true, 'Write [label](URL).'],
  MD053: [true, 'Remove the definition; nothing refers to it.'],
  MD054: [{full: false, collapsed: false, shortcut: false}, 'Write the link as [label](URL).'],
  MD055: [
    {style: 'leading_and_trailing'},
    'Start and end each row with |, or leave a blank line between table and text.',
  ],
  MD056: [true, 'Write as many cells as the header row has. A | inside a cell is written \\|.'],
  MD058: [true, 'Leave a blank line above and below the table.'],
  MD059: [
    {
      prohibited_texts: [
        ...['click here', 'here', 'see here', 'link', 'this link', 'this', 'details'],
        ...['more', 'read more', 'learn more', 'page', 'this page', 'that page'],
      ],
    },
    'Write the title of the page, or what the reader finds there.',
  ],
  MD060: [false, 'Aligned cells would make every edit of a table a large diff.'],
};

/**
 * @typedef {'lineNumber' | 'ruleNames' | 'ruleDescription' | 'errorDetail' | 'errorContext'} Part
 * @typedef {Pick<import('markdownlint').LintError, Part> & {fileName: string}} Problem
 */

/**
 * Prints each problem as `file:line: problem. How to fix it. [rule]`.
 *
 * @param {{results: Problem[], logError: (message: string) => void}} options
 */
function print({results, logError}) {
  for (const {fileName, lineNumber, ruleNames, ruleDescription, ...result} of results) {
    const [rule = ''] = ruleNames;
    const detail = result.errorDetail ?? result.errorContext;
    const language = rule === 'MD040' && /^"(.+)" is not allowed/.exec(`${detail}`)?.[1];
    const guess = language ? ` Did you mean "${suggestion(language)}"?` : '';
    const message = BUILT_IN[rule]
      ? `${ruleDescription}${detail ? ` (${detail})` : ''}.${guess} ${BUILT_IN[rule][1]}`
      : detail;
    logError(`${fileName}:${lineNumber}: ${message} [${rule}]`);
  }
}

export default {
  globs: ['**/*.{md,mdx}', '!**/fixtures', '!**/node_modules'],
  gitignore: '.gitignore',
  customRules,
  config: {
    default: false,
    ...Object.fromEntries(Object.entries(BUILT_IN).map(([name, [setting]]) => [name, setting])),
    ...Object.fromEntries(customRules.map(({names: [name]}) => [name, true])),
  },
  // Nothing would report an inline exception that is no longer needed.
  noInlineConfig: true,
  noBanner: true,
  noProgress: true,
  outputFormatters: [[print]],
};
