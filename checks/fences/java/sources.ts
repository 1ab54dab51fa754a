/** Converts Java fences to sources for javac, and lines of these sources to lines of the page. */
import type {Fence} from '../../../markdown/fences';
import {modeOf, previousOf, type Mode} from './metadata';

/** Prefix of the package of a source that does not continue a unit. */
const PACKAGE = 'fences.sample';

/** Method around statements, which the runner calls. */
const METHOD = 'statements';

/**
 * Printed before the statements of the fence itself, so that the output of earlier fences can be
 * removed. Samples do not print this character.
 */
const OWN_OUTPUT_MARK = '\u0001';

/** A source for javac. */
export interface JavaSource {
  readonly text: string;
  /** For each line of the text, the line of the Markdown file that contains it, if any. */
  readonly lines: readonly (number | undefined)[];
  /** Qualified name of the class around members or statements. */
  readonly className: string;
}

/** The fences that a fence continues. */
export interface Chain {
  /** The unit at the start of the chain, whose package the sample shares. */
  readonly unit: Fence | undefined;
  /** Fences of members and statements. The last one is the fence itself. */
  readonly fences: readonly Fence[];
}

/**
 * Follows `continues` back to a fence without it.
 *
 * @param page Java fences of the page, in order
 */
export function chainOf(fence: Fence, page: readonly Fence[]): Chain {
  if (!fence.words.has('continues')) return {unit: undefined, fences: [fence]};

  const previous = previousOf(fence, page)!;
  if (modeOf(previous) === 'unit') return {unit: previous, fences: [fence]};

  const {unit, fences} = chainOf(previous, page);
  return {unit, fences: [...fences, fence]};
}

interface Line {
  readonly text: string;
  readonly line?: number;
}

function linesOf(fence: Fence): Line[] {
  return fence.code.split('\n').map((text, index) => ({text, line: fence.line + 1 + index}));
}

/** Separates the imports at the start of a fence, which move to the top of the source. */
function splitImports(lines: readonly Line[]): {imports: Line[]; rest: Line[]} {
  const isImport = ({text}: Line) => /^\s*import\s[^;]+;/.test(text);
  const end = lines.findIndex((line) => line.text.trim() !== '' && !isImport(line));
  const head = lines.slice(0, end < 0 ? lines.length : end);
  return {imports: head.filter(isImport), rest: lines.slice(head.length)};
}

/** The import lines of a host class. */
export function importsOf(hostSource: string): string[] {
  return hostSource.split('\n').filter((line) => line.startsWith('import '));
}

function packageOf(code: string): string {
  return /^\s*package\s+([\w.]+)\s*;/m.exec(code)?.[1] ?? '';
}

/** The first value for a key in a chain. */
function valueIn(fences: readonly Fence[], key: string): string | undefined {
  return fences.map(({values}) => values.get(key)).find(Boolean);
}

function toSource(lines: readonly Line[], className: string): JavaSource {
  return {
    text: lines.map(({text}) => text).join('\n'),
    lines: lines.map(({line}) => line),
    className,
  };
}

/** Source of a fence that is a whole unit. */
export function unitSource(fence: Fence): JavaSource {
  return toSource(linesOf(fence), '');
}

/**
 * Source of a fence of members or statements.
 *
 * @param chain the fence and what it continues
 * @param number number of the sample, which must be unique
 * @param imports import lines of the host class
 * @param mode how to read the last fence of the chain
 */
export function sampleSource(
  {unit, fences}: Chain,
  number: number,
  imports: readonly string[],
  mode: Mode = modeOf(fences.at(-1)!)!,
): JavaSource {
  const folder = unit ? packageOf(unit.code) : `${PACKAGE}${number}`;
  const name = valueIn(fences, 'class') ?? `Fence${number}`;
  const parent = valueIn(fences, 'extends');
  const parts = fences.map((fence) => ({
    fence,
    mode: fence === fences.at(-1) ? mode : modeOf(fence)!,
    ...splitImports(linesOf(fence)),
  }));
  const statements = parts.filter((part) => part.mode === 'statements');
  const lines: Line[] = [
    ...(folder === '' ? [] : [{text: `package ${folder};`}]),
    ...imports.map((text) => ({text})),
    {text: 'import static fences.host.Host.*;'},
    ...parts.flatMap((part) => part.imports),
    {text: parent ? `abstract class ${name} extends ${parent} {` : `class ${name} {`},
    ...parts.filter((part) => part.mode === 'members').flatMap(({rest}) => rest),
  ];
  if (statements.length > 0) {
    lines.push({text: `public void ${METHOD}() throws Exception {`});
    for (const [index, {rest}] of statements.entries()) {
      if (index > 0 && index === statements.length - 1)
        lines.push({text: `System.out.print("\\u0001");`});

      lines.push(...rest);
    }
    lines.push({text: '}'});
  }
  lines.push({text: '}'});
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
export function markdownLine(source: JavaSource, line: number, fallback: number): number {
  return source.lines.slice(0, line).findLast((place) => place !== undefined) ?? fallback;
}

/**
 * Message of javac with simple type names, and without the names of the classes that contain the
 * fences.
 */
export function cleanMessage(message: string): string {
  return message
    .replaceAll(/\b(?:[a-z_]\w*\.)+(?=[A-Z])/g, '')
    .split('\n')
    .filter((line) => !/^\s*location: (class|interface|@interface) Fence\d+\b/.test(line))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The output of the fence itself. */
export function ownOutput(printed: string): string {
  return printed.slice(printed.lastIndexOf(OWN_OUTPUT_MARK) + 1);
}
