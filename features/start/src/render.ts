/**
 * Repeats and selects parts of a file. A pair of comment lines marks each part:
 *
 * - `// <each feature>` … `// </each feature>`: one item for each feature of the sample's pricing, of which the
 *   first is repeated for each feature of another pricing;
 * - `// <if session>` … `// </if session>`: only for these choices. `<if sample>` is never for the reader.
 */
import type {Model} from './model';
import {QUOTED, type Name} from './names';

const PART =
  /^[ \t]*(?:\/\/|#|<!--|\{\/\*) <(each|if) ([^>\n]+)>(?: -->| \*\/\})?\n([\s\S]*?)^[ \t]*(?:\/\/|#|<!--|\{\/\*) <\/\1 \2>(?: -->| \*\/\})?\n/gm;

/** Lines that mark quotations of the docs. */
const REGION = /^[ \t]*(?:\/\/|#|<!--) (?:end)?region: .*\n/gm;

/** Each form of a name in a file, with the form of another name that replaces it. */
const formsOf = (from: Name, to: Name): readonly (readonly [string, string])[] => [
  ...Object.values(QUOTED).map((quote) => [quote(from.text), quote(to.text)] as const),
  [from.constant, to.constant],
  // A plan is a user name in files, and a feature or key is a method.
  ...(from.slug === from.identifier && from.text !== from.identifier
    ? [[from.slug, to.slug] as const]
    : [[from.identifier, to.identifier] as const, [from.slug, to.slug] as const]),
];

function rename(text: string, from: readonly Name[], to: readonly Name[]): string {
  const forms = new Map<string, string>();
  from.forEach((name, index) => {
    for (const [old, next] of formsOf(name, to[index]!)) if (!forms.has(old)) forms.set(old, next);
  });
  const escaped = [...forms.keys()].map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const any = new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?!\\w)`, 'g');
  return text.replace(any, (form) => forms.get(form)!);
}

/** The first of the items in a part, and what separates them. */
function firstItem(part: string, count: number, path: string): readonly [string, string] {
  const spaced = part.split('\n\n');
  if (count > 1 && spaced.length === count) return [`${spaced[0]!}\n`, '\n'];
  const lines = part.split('\n').slice(0, -1);
  if (lines.length % count !== 0)
    throw new Error(`${path}: ${lines.length} lines do not divide into ${count} items:\n${part}`);

  return [`${lines.slice(0, lines.length / count).join('\n')}\n`, ''];
}

/**
 * Makes the file of another pricing from a file of the sample.
 *
 * @param path for errors
 * @param choices names of the parts that `<if>` selects
 * @throws Error if a list of the file does not fit the names of the sample
 */
export function render(
  text: string,
  sample: Model,
  model: Model,
  choices: ReadonlySet<string>,
  path: string,
): string {
  const parts = (whole: string): string =>
    whole.replace(PART, (_, kind: string, what: string, part: string) => {
      if (kind === 'if')
        return what.split(' or ').some((choice) => choices.has(choice)) ? parts(part) : '';
      const from = sample.lists[what];
      const to = model.lists[what];
      if (!from?.length || !to)
        throw new Error(`${path}: the pricing of the sample has no ${what}`);
      const [item, separator] = firstItem(part, from.length, path);
      return to.map((names) => rename(item, from[0]!, names)).join(separator);
    });
  const rendered = parts(text);
  const [odd] = /^[ \t]*(?:\/\/|#|<!--|\{\/\*) <\/?(?:each|if) .*/m.exec(rendered) ?? [];
  if (odd) throw new Error(`samples/start/${path}: "${odd.trim()}" has no counterpart. Write it.`);

  return (
    rendered
      .replace(REGION, '')
      // What empty lists leave.
      .replace(/\n{3,}/g, '\n\n')
      .replace(/\n\n([ \t]*\})/g, '\n$1')
  );
}
