/** What the commands ask for, and the checks that a page and a post share. */
import {frontMatterProblems} from '../../plugins/front-matter/validate.js';
import {proseProblems} from '../prose/check.js';
import {readProse} from '../prose/document.js';

/** Answers by the name of their field. */
export type Answers = Readonly<Record<string, string>>;

/** One thing to ask for; its name is the name of the flag. */
export interface Field {
  readonly name: string;
  /** What to ask, without a question mark. */
  readonly question: string;
  /** Taken when there is no answer; a field without it needs one. */
  readonly fallback?: (answers: Answers) => string;
  /** What is wrong with an answer and how to mend it. */
  readonly problem: (value: string, answers: Answers) => string | undefined;
}

/** Fewest characters of a paragraph that says something. */
const SHORTEST_PARAGRAPH = 60;

/** Problems of a text by the rules of all pages. */
function proseProblem(file: string, text: string): string | undefined {
  return proseProblems([readProse(file, text)], [])[0]?.message;
}

/** Title that no other page has. */
export function titleField(taken: ReadonlyMap<string, string>): Field {
  return {
    name: 'title',
    question: 'Title: the task or the thing, as readers search for it',
    problem: (value) => {
      const other = taken.get(value.toLowerCase());
      if (value.length < 3 || value.length > 70) {
        return `"${value}" has ${value.length} characters, expected 3 to 70.`;
      }
      return other === undefined
        ? proseProblem('title.md', value)
        : `"${value}" is the title of ${other} already. Say what is different here.`;
    },
  };
}

export const DESCRIPTION: Field = {
  name: 'description',
  question: 'Description: what a reader finds here, 70 to 160 characters',
  problem: (value) =>
    frontMatterProblems({title: 'x', description: value})[0] ?? proseProblem('d.md', value),
};

/** A paragraph that lands on the page as it is. */
export function paragraphField(name: string, question: string): Field {
  return {
    name,
    question,
    problem: (value) => {
      if (value.length < SHORTEST_PARAGRAPH || !/[.:?]$/.test(value)) {
        return (
          `"${value}" is no paragraph: write at least ${SHORTEST_PARAGRAPH} characters and end the ` +
          'last sentence. It is published as it stands.'
        );
      }
      return proseProblem('paragraph.md', value);
    },
  };
}

/** A value of the front matter, quoted where YAML needs it. */
export function yamlText(value: string): string {
  return /^[A-Za-z][^:#"'\\]*$/.test(value) && !/^(true|false|null|yes|no)$/i.test(value)
    ? value
    : JSON.stringify(value);
}

/** Value of a key in the front matter of a page. */
export function frontMatterOf(text: string, key: string): string | undefined {
  const block = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const value = new RegExp(`^${key}:\\s*(.+)$`, 'm').exec(block)?.[1];
  return value?.replace(/^(["'])(.*)\1$/, '$2');
}

/** Breaks a paragraph into lines of at most 100 characters. */
export function wrap(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= 100) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = `${last} ${word}`;
    }
  }
  return lines.join('\n');
}

/** Answers with fallbacks, or every problem of them, by the flag that mends it. */
export function complete(
  fields: readonly Field[],
  given: Answers,
): {readonly answers: Answers; readonly problems: readonly string[]} {
  const answers: Record<string, string> = {};
  const problems: string[] = [];
  for (const {name, question, fallback, problem} of fields) {
    const value = (given[name] ?? fallback?.(answers))?.trim();
    if (value === undefined) {
      problems.push(`--${name} is missing. ${question}.`);
      continue;
    }
    answers[name] = value;
    const found = problem(value, answers);
    if (found !== undefined) {
      problems.push(`--${name}: ${found}`);
    }
  }
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name));
  problems.push(
    ...unknown.map(
      (name) => `--${name} is no flag. Use ${fields.map((field) => `--${field.name}`).join(', ')}.`,
    ),
  );
  return {answers, problems};
}
