/** Compares the stand-in for Pricing4React with the declarations of the releases, which pages quote. */
import path from 'node:path';
import ts from 'typescript';
import {VERSIONS} from '../../../site/versions';
import {isFrozen} from '../frozen';
import {environmentOf} from './packages';
import {createProject, messageOf} from './project';
import {root} from '../../../lib/root';

function compare(version: string, standin = environmentOf(version).standin) {
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
  const {program, errorsOf} = createProject(root, environmentOf(version), [source]);
  const modules = program
    .getSourceFiles()
    .filter(({fileName}) => fileName.includes('samples/pricing4react-standin/'));
  expect(modules.length).toBeGreaterThan(2);
  const errors = modules.flatMap((file) => program.getSemanticDiagnostics(file));
  return {program, errors: [...errorsOf(source), ...errors].map(messageOf)};
}

const versions = VERSIONS.map(({label}) => label).filter((label) => !isFrozen(label));

describe.each(versions)('docs version %s', (version) => {
  const {program, errors} = compare(version);
  const declarations = program
    .getSourceFiles()
    .find(({fileName}) => fileName.endsWith('pricing4react.d.ts'))!;

  it('has the exports of the release, with its types', () => expect(errors).toEqual([]));

  it('declares every type that it uses, and exports no types', () => {
    const options = {...program.getCompilerOptions(), skipLibCheck: false};
    const strict = ts.createProgram(program.getRootFileNames(), options, {
      ...ts.createCompilerHost(options),
      getSourceFile: (name) => program.getSourceFile(name),
    });
    expect(strict.getSemanticDiagnostics(declarations).map(messageOf)).toEqual([]);
    const checker = program.getTypeChecker();
    const [library] = checker.getAmbientModules().filter(({name}) => name === '"pricing4react"');
    const types = checker.getExportsOfModule(library!).filter((symbol) => {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      return !((isAlias ? checker.getAliasedSymbol(symbol) : symbol).flags & ts.SymbolFlags.Value);
    });
    expect(types.map(({name}) => name)).toEqual([]);
  });
});

it('the comparison finds an export that is missing', () => {
  const parts = 'samples/pricing4react-standin/src/components.ts';
  expect(compare('2.0.1', parts).errors.join()).toContain('evaluatePricing');
});
