/** Reads YAML that authors write, such as front matter, with the parser of Docusaurus. */
import {load, type YAMLException} from 'js-yaml';

type Mapping = Readonly<Record<string, unknown>>;

/** Front matter of a Markdown file, at its lines. If it does not end, it is the rest of the file. */
export const frontMatterOf = (text: string): string =>
  /(?<![^])---(\r?\n[^]*?)(?:^---|$(?![^]))/m.exec(text)?.[1] ?? '';

/** Parses a mapping. If the text is not YAML, the mapping is empty, and `problem` has the cause and the fix. */
export function readYaml(text: string): {data: Mapping; problem?: {line: number; message: string}} {
  try {
    const data: unknown = load(text);
    return {data: typeof data === 'object' && data ? (data as Mapping) : {}};
  } catch (error) {
    const {reason, mark} = error as YAMLException;
    const lines = text.trimEnd().split('\n');
    // What does not end began earlier, on the first line with which the text before it cannot be read.
    const earlier = reason.startsWith('unexpected end') && readYaml(lines.slice(0, -1).join('\n'));
    if (lines.length > 1 && earlier && earlier.problem) return earlier;

    const fix = reason.startsWith('duplicated')
      ? 'Remove one of the two lines.'
      : 'Put special characters between double quotes, close quotation marks and brackets, and indent with spaces.';
    return {
      data: {},
      problem: {
        line: Math.min(mark.line + 1, lines.length),
        message: `This is not YAML: ${reason}. ${fix}`,
      },
    };
  }
}
