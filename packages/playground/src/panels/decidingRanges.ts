import type {Evaluation, TextRange} from '../types';

/** The library whose evaluation is shown. */
export type Library = 'token' | 'react';

/** The places of the file that decide about a feature. */
export function decidingRanges(
  evaluation: Evaluation,
  library: Library,
  feature: string,
): readonly TextRange[] {
  const decision = evaluation[library].decisions.find(({name}) => name === feature);
  return [decision?.expressionRange, ...(decision?.reads ?? []).map(({range}) => range)].filter(
    (range) => range !== undefined,
  );
}
