/** Explains the key or value under the pointer, from the published schema. */
import type {JsonSchema} from '@pricing4saas/pricing2yaml/schema/model';
import type {HoverText} from '../types';
import {choicesOf, infoOf, schemaAt} from './complete';
import {lineWith, pathAbove} from './outline';

/**
 * Explains what is at a position.
 *
 * @param text the text, which may be broken YAML
 * @param position offset of the pointer
 * @param schema published schema of the version of the file
 * @returns undefined unless the position is in a documented key or in a listed value
 */
export function hover(text: string, position: number, schema: JsonSchema): HoverText | undefined {
  const {lines, index, start} = lineWith(text, position);
  const {text: line, key} = lines[index]!;
  if (!key) return undefined;
  const found = schemaAt(schema, [...pathAbove(lines, index, key.column), key.name]);
  if (!found) return undefined;
  const column = position - start;
  const explain = (from: number, to: number, markdown: string | undefined) =>
    markdown === undefined || column < from || column > to
      ? undefined
      : {
          range: {from: start + from, to: start + to, line: index + 1, column: from + 1},
          text: markdown,
        };
  const [, colon = '', value] =
    /^(:\s+["']?)([\w.]+)["']?\s*(?:#.*)?$/.exec(line.slice(key.end)) ?? [];
  const choice = choicesOf(found).find(({label}) => label === value);
  const valueAt = key.end + colon.length;
  return (
    explain(key.column, key.end, infoOf(found)) ??
    (choice && explain(valueAt, valueAt + choice.label.length, choice.info))
  );
}
