import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {HINT_KINDS} from '@pricing4saas/playground/types';
import {parseAsPricing4ts} from '@pricing4saas/pricing2yaml/schema/dependencies';
import {validatePricing} from '@pricing4saas/pricing2yaml/schema/validate';
import {CHOOSING_SCHEMA} from '@pricing4saas/pricing2yaml/schema/model';
import {didYouMean} from '../lib/nearest.mjs';
import {readText, root} from '../lib/root';
import {expectNone} from '../lib/testing';
import {playground} from './playground';
import {LATEST_VERSION, docPath} from './versions';

describe('samples', () => {
  const samples = playground.samples.flatMap((group) => group.samples);

  it.each(samples)('$id is valid', ({file}) => {
    const problems = validatePricing(CHOOSING_SCHEMA, parseAsPricing4ts(readText(file)));
    expectNone(problems.map((problem) => `${file}:1: ${problem}`));
  });
  it('are all in the menu', () => {
    const files = ['samples/playground', 'samples/pricing'].flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`),
    );
    expect(samples.map(({file}) => file).sort()).toEqual(files.sort());
  });
});

// Pages in docs/api/Pricing2Yaml and docs/commonErrors.
it('the pages that the playground links to exist, with their headings', () => {
  const {topics, specifications, hints, messages} = playground.pages;
  const paths = [
    ...Object.values(topics),
    ...Object.values(specifications),
    ...HINT_KINDS.map((kind) => `${hints}#hint-${kind}`),
    `${messages}#pricing4ts`,
  ];
  const lines = readText('site/playground.ts').split('\n');
  const problems = paths.flatMap((target) => {
    const [page, heading = ''] = target.split('#');
    const base = `docs/${path.posix.relative(docPath(LATEST_VERSION), page!)}`;
    const file = [`${base}.md`, `${base}.mdx`].find((each) => existsSync(path.join(root, each)));
    const ids = file
      ? [...readText(file).matchAll(/\{(?:\/\* *)?#([\w-]+)/g)].map(([, id]) => id!)
      : [];
    const isFound = file !== undefined && (heading === '' || ids.includes(heading));
    const line =
      lines.findIndex((text) => text.includes(`'${heading || path.basename(page!)}'`)) + 1 || 1;
    const guess = didYouMean(heading, ids);
    return isFound ? [] : [`site/playground.ts:${line}: ${target} does not exist.${guess}`];
  });
  expectNone(problems);
});
