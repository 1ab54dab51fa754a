/** Reads the sample from its folder. For Node.js. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {analyzeText} from '@pricing4saas/playground/analyzeText';
import type {Sample} from './generate';
import {DEFAULT_CHOICES, modelOf, refusalsOf, type Model} from './model';

/** What programs write into the folder, and files that only the sample has. */
const IGNORED =
  /(?:^|\/)(?:target|build|dist|node_modules|package-lock\.json|\.gradle)(?:\/|$)|\/NoteLimitTest\.java$|\/auth\.ts$/;

/**
 * Reads the names of a pricing file.
 *
 * @throws Error with the problems of a file without code
 */
export async function readModel(text: string): Promise<Model> {
  const analysis = await analyzeText(text);
  const refusals = refusalsOf(analysis, DEFAULT_CHOICES.login);
  if (refusals.length > 0)
    throw new Error(refusals.map(({line = 0, message}) => `Line ${line}: ${message}`).join('\n'));

  return modelOf(analysis.pricing!);
}

/** Reads the files of the sample, and the names of its pricing. */
export async function readSample(folder: string): Promise<Sample> {
  const paths = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !IGNORED.test(file))
    .sort();
  const read = (file: string): string => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    // A file that only exports a file of another sample stands for that file.
    const [, other] = /^export \* from '(\.\.\/[^']+)';\n$/.exec(text) ?? [];
    return other === undefined ? text : read(path.join(path.dirname(file), `${other}.ts`));
  };
  return {
    model: await readModel(read('spring/src/main/resources/pricing/pricing.yml')),
    files: Object.fromEntries(paths.map((file) => [file, read(file)])),
  };
}
