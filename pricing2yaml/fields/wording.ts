/** The sentences of the field facts. */
import type {Field} from './fields';

const STATUS = {required: 'Required', optional: 'Optional', conditional: 'Conditional'} as const;

/** Status of a field, as a word. */
export function statusWord({status}: Pick<Field, 'status'>): string {
  return STATUS[status];
}

/** Which releases of a library read a field, and what is particular about them. */
export function supportSentence({reads, releases, note}: Field['support']['pricing4ts']): string {
  return `${reads ? releases : 'Not read'}.${note ? ` ${note}` : ''}`;
}

/** When a field came, changed and went, oldest first. */
export function historySentences({
  since,
  changes,
  removed,
  replacedBy,
}: Pick<Field, 'since' | 'changes' | 'removed' | 'replacedBy'>): readonly string[] {
  const origin = changes.find(({version}) => version === since);
  return [
    `Since ${since}.${origin ? ` ${origin.text}` : ''}`,
    ...changes
      .filter((change) => change !== origin)
      .map(({version, text}) => `Changed in ${version}. ${text}`),
    ...(removed ? [`Removed in ${removed}.${replacedBy ? ` Write ${replacedBy}.` : ''}`] : []),
  ];
}
