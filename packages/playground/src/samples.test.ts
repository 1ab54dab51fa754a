import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {retrievePricingFromYaml} from 'pricing4ts';
import {describe, expect, it} from 'vitest';
import {root} from '../../../lib/root';
import packages from '../../../package.json';
import {parseAsPricing4ts} from '../../pricing2yaml/src/schema/dependencies';
import {validatePricing} from '../../pricing2yaml/src/schema/validate';
import {PARSER, SAMPLES} from './samples';

const MODELS = 'samples/playground';

describe('samples', () => {
  it.each(SAMPLES.filter(({file}) => file.startsWith(MODELS)))('$id is valid', ({file}) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(validatePricing('2.1', parseAsPricing4ts(text))).toEqual([]);
    expect(retrievePricingFromYaml(text).syntaxVersion).toBe('2.1');
  });
  it('are all in the menu', () => {
    const files = [
      ...readdirSync(path.join(root, MODELS)),
      ...readdirSync(path.join(root, 'samples/pricing')),
    ];
    expect(SAMPLES.map(({file}) => path.basename(file)).sort()).toEqual(files.sort());
  });
  it('are read by the installed release', () => {
    expect(PARSER).toBe(`pricing4ts ${packages.dependencies.pricing4ts}`);
  });
});
