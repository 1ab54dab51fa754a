import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import {NO_SELECTION} from '../link';
import {analyze} from './analyze';

/** Analyzes a pricing file as the page does, in Node.js. */
export const analyzeText = (text: string, selection = NO_SELECTION) =>
  analyze(text, selection, async (version) => readSchema(version));
