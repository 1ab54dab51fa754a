/** Compares the declarations of Pricing4React that pages quote with those of the installed package. */
import path from 'node:path';
import {LATEST_VERSION} from '../../../site/versions';
import {root} from '../../../lib/root';
import {environmentOf} from './packages';
import {createProject, messageOf} from './project';

/** Errors of a module that assigns what `module` exports to the declarations, and the other way around. */
function errorsOf(module: string): string[] {
  const source = {
    path: path.join(root, '.samples/declarations.ts'),
    text: `
import * as declared from 'pricing4react';
import * as release from '../node_modules/pricing4react/dist/${module}';

type Exports<T> = {[Name in keyof T as Name extends 'ReactPricingDrivenFeaturesProvider' ? never : Name]: T[Name]};
type Provider<T> = T extends {ReactPricingDrivenFeaturesProvider: new () => infer P}
  ? {[Name in keyof P]: P[Name]}
  : undefined;

export const exported: Exports<typeof declared> = release;
export const returned: Exports<typeof release> = declared;
export const provider = (made: Provider<typeof release>): Provider<typeof declared> => made;
`,
  };
  return createProject(environmentOf(LATEST_VERSION.label), [source])(source.path).map(messageOf);
}

it('declares what the package exports, with its types', () =>
  expect(errorsOf('index')).toEqual([]));

it('finds a missing export', () =>
  expect(errorsOf('services/evaluation.service').join()).toContain('ErrorFallback'));
