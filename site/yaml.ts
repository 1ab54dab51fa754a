/** Reads YAML that authors write: front matter, authors, tags. With the parser that Docusaurus uses. */
import {load, type YAMLException} from 'js-yaml';

/** A mapping. If the text is not YAML, it is empty, and `problem` has the line, the cause and the fix. */
export interface YamlText {
  readonly data: Readonly<Record<string, unknown>>;
  readonly problem?: {readonly line: number; readonly message: string};
}

function errorOf(text: string): YAMLException | undefined {
  try {
    return void load(text);
  } catch (error) {
    return error as YAMLException;
  }
}

/** Front matter of a Markdown file. If it does not end, it is the rest of the file. Its first line is the second one. */
export function frontMatterOf(text: string): string {
  return /^---\r?\n([^]*?)(?:^---|$(?![^]))/m.exec(text)?.[1] ?? '';
}

/** Parses a mapping. `firstLine` is the line of its beginning in the file. */
export function readYaml(text: string, firstLine = 1): YamlText {
  const error = errorOf(text);
  if (!error) {
    const data: unknown = load(text);
    return {data: typeof data === 'object' && data !== null ? (data as YamlText['data']) : {}};
  }
  const {reason, mark} = error;
  let {line} = mark;
  const lines = text.split('\n');
  // What does not end is reported at the end of the text, but began earlier.
  while (
    reason.startsWith('unexpected end') &&
    line > 0 &&
    errorOf(lines.slice(0, line).join('\n'))
  ) {
    line -= 1;
  }
  const fix = reason.startsWith('duplicated')
    ? 'Remove one of the two lines.'
    : 'Put a value with special characters between double quotes, close each quotation mark and bracket, and indent with spaces.';
  return {
    data: {},
    problem: {line: line + firstLine, message: `This is not YAML: ${reason}. ${fix}`},
  };
}
