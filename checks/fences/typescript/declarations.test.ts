/**
 * Compares the exports in the declarations of `pricing4react` with those of the releases. Their types
 * are in the regions that pages quote, and `standin.test.ts` compares them with code that runs.
 */
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {root} from '../../../lib/root';
import {VERSIONS} from '../../../site/versions';
import {isFrozen} from '../frozen';
import {environmentOf} from './packages';
import {createProject} from './project';

const COMPONENTS = ['Default', 'ErrorFallback', 'Feature', 'Loading', 'On'];
const FUNCTIONS = [
  'and',
  'feature',
  'fetchWithPricingInterceptor',
  'iff',
  'implies',
  'or',
  'searchNewTokenAndUpdate',
  'useGenericFeature',
];
const WITH_PROVIDER = [
  ...COMPONENTS,
  'ReactPricingDrivenFeaturesProvider',
  ...FUNCTIONS,
  'evaluateFeatureInPricing',
  'evaluatePricing',
];

const versions = VERSIONS.map(({label}) => label).filter((label) => !isFrozen(label));

describe.each(versions)('docs version %s', (version) => {
  const source = {
    path: path.join(root, '.samples', version, 'exports.ts'),
    text: "import * as library from 'pricing4react'; library;",
  };
  const {program} = createProject(root, environmentOf(version), [source]);

  it('exports exactly the names of the release', () => {
    const checker = program.getTypeChecker();
    const [statement] = program.getSourceFile(source.path)!.statements;
    const {moduleSpecifier} = statement as ts.ImportDeclaration;
    const exported = checker
      .getExportsOfModule(checker.getSymbolAtLocation(moduleSpecifier)!)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      );
    const isValue = ({flags}: ts.Symbol) => (flags & ts.SymbolFlags.Value) !== 0;
    const names = (symbols: ts.Symbol[]) => symbols.map(({name}) => name).sort();
    expect(names(exported.filter(isValue))).toEqual([...WITH_PROVIDER].sort());
    expect(names(exported.filter((symbol) => !isValue(symbol)))).toEqual([]);
  });

  it('declares every type that it uses', () => {
    const file = program
      .getSourceFiles()
      .find(({fileName}) => fileName.endsWith('pricing4react.d.ts'))!;
    const options = {...program.getCompilerOptions(), skipLibCheck: false};
    const strict = ts.createProgram(program.getRootFileNames(), options, {
      ...ts.createCompilerHost(options),
      getSourceFile: (name) => program.getSourceFile(name),
    });
    expect(strict.getSemanticDiagnostics(file).map(({messageText}) => messageText)).toEqual([]);
  });
});
