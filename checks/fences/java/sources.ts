/** Converts Java fences to sources for javac, and lines of these sources to lines of the page. */
import type {Fence} from '../../../markdown/fences';

/** Prefix of the package of a source that does not continue a unit. */
const PACKAGE = 'fences.sample';

/** Method around statements, which the runner calls. */
const METHOD = 'statements';

export interface JavaSource {
  readonly text: string;
  /** For each line of the text, the line of the Markdown file that contains it, if any. */
  readonly lines: readonly (number | undefined)[];
  /** Qualified name of the class around statements. */
  readonly className: string;
}

interface Line {
  readonly text: string;
  readonly line?: number;
}

const linesOf = (fence: Fence): Line[] =>
  fence.code.split('\n').map((text, index) => ({text, line: fence.line + 1 + index}));

/** Separates the imports at the start of a fence, which move to the top of the source. */
function splitImports(lines: readonly Line[]): {imports: Line[]; rest: Line[]} {
  const isImport = ({text}: Line) => /^\s*import\s[^;]+;/.test(text);
  const end = lines.findIndex((line) => line.text.trim() !== '' && !isImport(line));
  const head = lines.slice(0, end < 0 ? lines.length : end);
  return {imports: head.filter(isImport), rest: lines.slice(head.length)};
}

/** The import lines of a host class. */
export const importsOf = (hostSource: string): string[] =>
  hostSource.split('\n').filter((line) => line.startsWith('import '));

const packageOf = (code: string): string => /^\s*package\s+([\w.]+)\s*;/m.exec(code)?.[1] ?? '';

const toSource = (lines: readonly Line[], className: string): JavaSource => ({
  text: lines.map(({text}) => text).join('\n'),
  lines: lines.map(({line}) => line),
  className,
});

/** Source of a fence that is a whole unit. */
export const unitSource = (fence: Fence): JavaSource => toSource(linesOf(fence), '');

/**
 * Source of a fence of statements.
 *
 * @param unit the unit whose package the statements share, if any
 * @param number number of the sample, which must be unique
 * @param imports import lines of the host class
 */
export function statementsSource(
  fence: Fence,
  unit: Fence | undefined,
  number: number,
  imports: readonly string[],
): JavaSource {
  const folder = unit ? packageOf(unit.code) : `${PACKAGE}${number}`;
  const name = `Fence${number}`;
  const own = splitImports(linesOf(fence));
  const lines: Line[] = [
    ...(folder === '' ? [] : [{text: `package ${folder};`}]),
    ...imports.map((text) => ({text})),
    {text: 'import static fences.host.Host.*;'},
    ...own.imports,
    {text: `class ${name} {`},
    {text: `public void ${METHOD}() throws Exception {`},
    ...own.rest,
    {text: '}'},
    {text: '}'},
  ];
  return toSource(lines, folder === '' ? name : `${folder}.${name}`);
}

/**
 * Converts a line in a message of javac to a line of the Markdown file. A line that is not part of a
 * fence is converted to the last line of the fence before it, because javac reports a missing brace
 * after the end of the code.
 *
 * @param line from 1, or 0 if the message contains no line
 * @param fallback the line of the fence
 */
export const markdownLine = (source: JavaSource, line: number, fallback: number): number =>
  source.lines.slice(0, line).findLast((place) => place !== undefined) ?? fallback;

/**
 * Message of javac with simple type names, and without the names of the classes that contain the
 * fences.
 */
export const cleanMessage = (message: string): string =>
  message
    .replaceAll(/\b(?:[a-z_]\w*\.)+(?=[A-Z])/g, '')
    .split('\n')
    .filter((line) => !/^\s*location: (class|interface|@interface) Fence\d+\b/.test(line))
    .map((line) => line.trimEnd())
    .join('\n');
