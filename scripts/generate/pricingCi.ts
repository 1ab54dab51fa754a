/** The comparison of pricings as a sample, which readers copy into their repositories. */
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {ModuleKind, ScriptTarget, transpileModule} from 'typescript';
import {readText, root} from '../../lib/root';
import type {Files} from '../../lib/write';

const SOURCE = 'packages/pricing2yaml/src/comparePricings.ts';
const TARGET = 'samples/pricing-ci/compare-pricings.mjs';

/** The module as JavaScript. TypeScript keeps the comments, but removes blank lines. */
export async function generatePricingCi(): Promise<Files> {
  const source = readText(SOURCE).replaceAll(/^$/gm, '//BLANK');
  const {outputText} = transpileModule(source, {
    compilerOptions: {module: ModuleKind.ESNext, target: ScriptTarget.ES2023},
  });
  const filepath = path.join(root, TARGET);
  const options = await resolveConfig(filepath);
  const text = outputText.replaceAll(/^\s*\/\/BLANK$/gm, '').replace(/^export \{\};$/m, '');
  return new Map([[TARGET, await format(text, {...options, filepath})]]);
}
