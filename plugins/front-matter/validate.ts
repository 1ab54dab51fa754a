/** The front matter that every published page must have. */

import {didYouMean} from '../../lib/nearest.mjs';
import {questionsIn} from '../../site/questions';
import {frontMatterOf, readYaml} from '../../site/yaml';

/** Front matter as returned by the YAML parser. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** Keys of all pages, and those of documents and posts. Docusaurus accepts any key of documents. */
const KEYS = (
  'title description keywords questions slug image draft unlisted last_update hide_table_of_contents ' +
  'toc_min_heading_level toc_max_heading_level'
).split(' ');
const DOCUMENT_KEYS = (
  'sidebar_position sidebar_label sidebar_class_name pagination_label pagination_next pagination_prev ' +
  'hide_title'
).split(' ');
const POST_KEYS = ['authors', 'tags', 'date'];

/** Length of a description that search engines show completely, in characters. */
export const DESCRIPTION_LENGTH = {minimum: 70, maximum: 160} as const;

/** Length of a question that readers would type, in words. */
const QUESTION_LENGTH = {minimum: 3, maximum: 16} as const;

/** Problems of the questions of a page, each with the question, if there is one. */
export function questionProblems(frontMatter: FrontMatter): {question?: string; message: string}[] {
  const {questions = []} = frontMatter;
  const isQuestion = (entry: unknown): boolean => {
    const [text, ...others] = typeof entry === 'object' ? Object.values(entry ?? {}) : [entry];
    return typeof text === 'string' && others.length === 0;
  };
  if (!Array.isArray(questions) || !questions.every(isQuestion))
    return [{message: '"questions" must be a list of strings, or of "id: text" for a section.'}];

  const {minimum, maximum} = QUESTION_LENGTH;
  return questionsIn(frontMatter)
    .map(({question}) => ({question, words: question.trim().split(/\s+/).length}))
    .filter(({words}) => words < minimum || words > maximum)
    .map(({question, words}) => ({
      question,
      message: `"${question}" must have ${minimum} to ${maximum} words, as readers ask it; it has ${words}.`,
    }));
}

/** Whether a Markdown file is a page. Partials, which pages include, are not. */
export const isPage = (file: string): boolean => !/^partials[\\/]|(^|[\\/])_[^\\/]*$/.test(file);

/** Keys that a page does not have, each with the most similar one. */
function unknownKeys(file: string, frontMatter: FrontMatter): string[] {
  const known = [
    ...KEYS,
    ...(/^blog[\\/]/.test(file) ? POST_KEYS : /^features[\\/]/.test(file) ? [] : DOCUMENT_KEYS),
  ];
  return Object.keys(frontMatter)
    .filter((key) => !known.includes(key))
    .map(
      (key) =>
        `"${key}" is not a key of this page.${didYouMean(key, known)} Keys: ${known.join(', ')}.`,
    );
}

/**
 * Checks the front matter of a page.
 *
 * @param file path of the page, relative to the site
 * @returns a message for each problem, with the expected value. Empty if there is none
 */
export function frontMatterProblems(file: string, frontMatter: FrontMatter): string[] {
  const problems = unknownKeys(file, frontMatter);
  const {title, description, keywords, sidebar_position: position} = frontMatter;
  if (typeof title !== 'string' || title.trim() === '')
    problems.push('"title" is missing. Add a title that is unique in this docs version.');

  const {minimum, maximum} = DESCRIPTION_LENGTH;
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push(
      `"description" is missing. Describe the page in ${minimum} to ${maximum} characters.`,
    );
  } else if (description.length < minimum || description.length > maximum) {
    problems.push(
      `"description" has ${description.length} characters, expected ${minimum} to ${maximum}. ` +
        `Reword it: "${description}"`,
    );
  }
  for (const [key, value] of Object.entries(frontMatter)) {
    const twice = [value].flat().find((each, index, list) => list.indexOf(each) !== index);
    if (twice !== undefined)
      problems.push(`"${key}" contains "${String(twice)}" twice. Remove one.`);
    if (/^(?:title|sidebar_label|description)$/.test(key) && /[`*]|\]\(/.test(String(value)))
      problems.push(`"${key}" is text, so readers see its Markdown. Write it without.`);
  }
  if (keywords !== undefined && !Array.isArray(keywords))
    problems.push('"keywords" must be a list, for example [pricing, plan].');

  if (position !== undefined && typeof position !== 'number')
    problems.push(`"sidebar_position" must be a number, found "${String(position)}".`);

  return problems;
}

/** Rejects front matter that is not YAML. @throws Error with the file, the line, the cause and the fix */
export function assertYaml(file: string, text: string): void {
  const {problem} = readYaml(frontMatterOf(text));
  if (problem) throw new Error(`${file}:${problem.line}: front matter: ${problem.message}`);
}

/**
 * Rejects a page whose front matter is incomplete.
 *
 * @param file path of the page, relative to the site
 * @throws Error with the file, and each problem with its fix
 */
export function assertFrontMatter(file: string, frontMatter: FrontMatter): void {
  const questions = questionProblems(frontMatter).map(({message}) => message);
  const problems = isPage(file) ? [...frontMatterProblems(file, frontMatter), ...questions] : [];
  if (problems.length > 0) throw new Error(`${file}: front matter: ${problems.join(' ')}`);
}
