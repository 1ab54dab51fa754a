import type {Evaluation, TextRange} from '../types';

export type Library = 'token' | 'react';

/** The places of the file that decide about a feature; none without one. */
export function decidingRanges(
  evaluation: Evaluation | undefined,
  library: Library,
  feature: string | undefined,
): readonly TextRange[] {
  const decision = evaluation?.[library].decisions.find(({name}) => name === feature);
  return [decision?.expressionRange, ...(decision?.reads ?? []).map(({range}) => range)].filter(
    (range) => range !== undefined,
  );
}
