/** Compares the stand-in for Pricing4React with the declarations of the releases. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {VERSIONS} from '../../../site/versions';
import {environmentOf} from './packages';
import {createProject, messageOf} from './project';
import {root} from '../../../lib/root';

/** Exports that the stand-in does not have, as its README explains. */
const MISSING: Readonly<Record<string, readonly string[]>> = {
  '1.4.0': ['PricingConfigurationRoutes'],
  '2.0.0': ['PricingConfigurationRoutes'],
};

function errorsOf(version: string, missing: readonly string[]): string[] {
  const environment = environmentOf(version);
  const source = {
    path: path.join(root, '.samples', version, 'standin.ts'),
    text: `
import * as library from 'pricing4react';
import * as standin from '../../${environment.standin.replace(/\.ts$/, '')}';

type Missing = ${missing.map((name) => `'${name}'`).join(' | ') || 'never'};
type Exports<T> = {[Name in keyof T as Name extends 'ReactPricingDrivenFeaturesProvider' | Missing ? never : Name]: T[Name]};
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
  expect(modules.length).toBeGreaterThan(3);
  return [
    ...own,
    ...modules.flatMap((file) => project.program.getSemanticDiagnostics(file).map(messageOf)),
  ];
}

describe.each(VERSIONS.map(({label}) => label))('docs version %s', (version) => {
  it('has the exports of the release, with its types', () => {
    expect(errorsOf(version, MISSING[version] ?? [])).toEqual([]);
  });
});

describe('the comparison', () => {
  it('finds an export that is missing', () => {
    expect(errorsOf('1.4.0', []).join()).toContain('PricingConfigurationRoutes');
  });
});
