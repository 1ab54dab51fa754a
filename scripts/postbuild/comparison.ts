/** The comparison of pricings as a JavaScript module, which readers copy into their repositories. */
import path from 'node:path';
import {buildSync} from 'esbuild';

/** Where the site serves the module. */
export const COMPARISON_FILE = 'compare-pricings.mjs';

const SOURCE = 'packages/pricing2yaml/src/comparePricings.ts';

/**
 * Compiles `comparePricings.ts` for every supported Node.js release.
 *
 * @param root folder of the repository
 */
export function comparisonModule(root: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(root, SOURCE)],
    banner: {js: `// From https://github.com/isa-group/Pricing4SaaS-docs, ${SOURCE}`},
    format: 'esm',
    target: 'node20',
    write: false,
  });
  return outputFiles[0]!.text;
}
