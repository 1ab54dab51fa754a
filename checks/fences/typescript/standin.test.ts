/** Compares the stand-in for Pricing4React with the declarations of the releases. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {VERSIONS} from '../../../site/versions';
import {isFrozen} from '../frozen';
import {environmentOf} from './packages';
import {createProject, messageOf} from './project';
import {root} from '../../../lib/root';

function errorsOf(version: string, standin: string): string[] {
  const environment = environmentOf(version);
  const source = {
    path: path.join(root, '.samples', version, 'standin.ts'),
    text: `
import * as library from 'pricing4react';
import * as standin from '../../${standin.replace(/\.ts$/, '')}';

type Exports<T> = {[Name in keyof T as Name extends 'ReactPricingDrivenFeaturesProvider' ? never : Name]: T[Name]};
type Provider<T> = T extends {ReactPricingDrivenFeaturesProvider: new () => infer P}
  ? {[Name in keyof P]: P[Name]}
  : undefined;

export const exported: Exports<typeof library> = standin;
export const extra: Record<Exclude<keyof typeof standin, keyof typeof library>, never> = {};
export const provider = (made: Provider<typeof standin>): Provider<typeof library> => made;
`,
  };
  const project = createProject(root, environment, [source]);
  const own = project.errorsOf(source).map(messageOf);
  const modules = project.program
    .getSourceFiles()
    .filter(({fileName}) => fileName.includes('samples/pricing4react-standin/'));
  expect(modules.length).toBeGreaterThan(2);
  return [
    ...own,
    ...modules.flatMap((file) => project.program.getSemanticDiagnostics(file).map(messageOf)),
  ];
}

const versions = VERSIONS.map(({label}) => label).filter((label) => !isFrozen(label));

describe.each(versions)('docs version %s', (version) => {
  it('has the exports of the release, with its types', () => {
    expect(errorsOf(version, environmentOf(version).standin)).toEqual([]);
  });
});

it('the comparison finds an export that is missing', () => {
  const parts = 'samples/pricing4react-standin/src/components.ts';
  expect(errorsOf('2.0.1', parts).join()).toContain('evaluatePricing');
});
