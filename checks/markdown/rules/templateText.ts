/** Text that a generator, an editor or a draft left behind. */
import type {ProseRule} from '../rule';

const LEFTOVERS: readonly RegExp[] = [
  /\blorem ipsum\b/i,
  /\b(?:TODO|FIXME|TBD|XXX)\b/,
  /\bcoming soon\b/i,
  /\bto be (?:written|done|defined)\b/i,
  /\bEDIT:/,
  /\b(?:insert|your|some) (?:text|description|title) (?:goes )?here\b/i,
  /\b(?:describe|explain|write) (?:it|this|the page) here\b/i,
  /\b(?:Docusaurus Tutorial|Tutorial Intro|Dinosaurs are cool|My Site|Create a (?:Document|Page|Blog Post))\b/,
  /\bThis is my (?:first|new) (?:Docusaurus|post|page)\b/i,
];

export const templateText: ProseRule = {
  name: 'template-text',
  // Comments and code count as well: a draft hides there.
  check: ({lines}) =>
    lines.flatMap((line, index) =>
      LEFTOVERS.flatMap((pattern) => {
        const found = pattern.exec(line)?.[0];
        return found === undefined
          ? []
          : [
              {
                line: index + 1,
                text: found,
                message: `"${found}" belongs to a draft. Write what the reader needs, or remove it.`,
              },
            ];
      }),
    ),
};
