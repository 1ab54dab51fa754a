/** The generated data with its types. */
import type {CorpusFigures, Disagreement} from './corpus';
import content from './disagreements.json';

export const FIGURES: CorpusFigures = content.figures;

export const DISAGREEMENTS: readonly Disagreement[] = content.disagreements;
