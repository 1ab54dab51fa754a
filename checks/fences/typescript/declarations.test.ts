/** Compares `pricing4react.d.ts` of each docs version with what the releases export. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {VERSIONS} from '../../../site/versions';
import {environmentOf} from './packages';
import {createProject} from './project';
import {root} from '../../../lib/root';

const ALL = VERSIONS.map(({label}) => label);
const BEFORE: readonly string[] = ['1.4.0', '2.0.0'];
/** The docs versions since 2.0.1. */
const LATEST = ALL.filter((label) => !BEFORE.includes(label));

const OPERATOR = '(left: LogicBoolean, right: LogicBoolean) => BinaryLogicalPredicate';
const PART = '({ children }: { children: ReactNode; }) => Element';

/** Every export that is a value: its type, and the docs versions that have it. */
const VALUES: readonly (readonly [name: string, type: string, versions: readonly string[]])[] = [
  [
    'Feature',
    '({ children, expression, }: { children: ReactNode; expression: NAryFunction<boolean>; }) => Element',
    ALL,
  ],
  [
    'On',
    '({ children, expression, }: { children: ReactNode; expression?: NAryFunction<boolean> | undefined; }) => Element',
    ALL,
  ],
  ['Default', PART, ALL],
  ['Loading', PART, ALL],
  ['ErrorFallback', PART, ALL],
  ['feature', '(featureId: string) => NAryFunction<boolean>', ALL],
  ['and', OPERATOR, ALL],
  ['or', OPERATOR, ALL],
  ['iff', OPERATOR, ALL],
  ['implies', OPERATOR, ALL],
  ['useGenericFeature', '(options: GenericFeatureHookOptions) => Element', ALL],
  ['fetchWithPricingInterceptor', '(url: string, options: RequestInit) => Promise<Response>', ALL],
  ['searchNewTokenAndUpdate', '(res: Response) => void', ALL],
  [
    'PricingConfigurationRoutes',
    '({ pricingContext, returnTo, theme, onSave, }: PricingConfigurationRoutesProps) => Element',
    BEFORE,
  ],
  [
    'evaluatePricing',
    '(stringifiedPricing: string, userSubscription: string[], userContext: Record<string, any>) => Record<string, ExtendedFeatureStatus>',
    LATEST,
  ],
  [
    'evaluateFeatureInPricing',
    '(featureName: string, stringifiedPricing: string, userSubscription: string[], userContext: Record<string, any>) => ExtendedFeatureStatus',
    LATEST,
  ],
  ['ReactPricingDrivenFeaturesProvider', 'typeof ReactPricingDrivenFeaturesProvider', LATEST],
];

/** Every export that is a type only; docs versions since 2.0.1 have none. */
const TYPES: readonly string[] = [
  'AttributeType',
  'FeatureResponse',
  'GenericFeatureHookOptions',
  'LogicBoolean',
  'NAryFunction',
  'PricingConfigurationRoutesProps',
  'RawAttributes',
  'RawFeatureAttributes',
  'RawFeatures',
  'RawPlan',
  'RawPlans',
  'RawPricingContext',
  'ResultValue',
];

/** Types that signatures are made of, exported or not: their text without spaces. */
const STRUCTURES: readonly (readonly [name: string, text: string])[] = [
  [
    'ResultValue',
    'type ResultValue<T> = | {value: T; isError: false; errorMessage?: undefined} | {value?: undefined; isError: true; errorMessage: string};',
  ],
  [
    'NAryFunction',
    'interface NAryFunction<T> { eval: () => Promise<ResultValue<T>>; equals: (other: NAryFunction<any>) => boolean; }',
  ],
  ['LogicBoolean', 'type LogicBoolean = NAryFunction<boolean> | boolean;'],
  [
    'BinaryLogicalOperator',
    'enum BinaryLogicalOperator { AND = 0, OR = 1, IFF = 2, IMPLIES = 3, }',
  ],
  [
    'GenericFeatureHookOptions',
    'interface GenericFeatureHookOptions { key?: string; on: {expression: NAryFunction<boolean>; on: ReactNode}[]; default?: ReactNode; loading?: ReactNode; error?: ReactNode; }',
  ],
  ['FeatureResponse', 'type FeatureResponse = JSX.Element;'],
];

const PROVIDER_MEMBERS: readonly string[] = [
  'metadata',
  'runsOn',
  'events',
  'hooks',
  'status',
  'onContextChange',
  'resolveBooleanEvaluation',
  'resolveStringEvaluation',
  'resolveNumberEvaluation',
  'resolveObjectEvaluation',
  'initialize',
];

function exportsOf(version: string) {
  const source = {
    path: path.join(root, '.samples', version, 'exports.ts'),
    text: "import * as library from 'pricing4react'; library;",
  };
  const project = createProject(root, environmentOf(version), [source]);
  const checker = project.program.getTypeChecker();
  const [statement] = project.program.getSourceFile(source.path)!.statements;
  const {moduleSpecifier} = statement as ts.ImportDeclaration;
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(moduleSpecifier)!);
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  const values = symbols
    .filter((symbol) => symbol.flags & ts.SymbolFlags.Value)
    .map((symbol) => [
      symbol.name,
      checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, flags),
    ]);
  const types = symbols.filter((symbol) => !(symbol.flags & ts.SymbolFlags.Value));
  return {project, symbols, values, types: types.map((symbol) => symbol.name)};
}

describe.each(ALL)('docs version %s', (version) => {
  const {project, values, types} = exportsOf(version);
  const text = readFileSync(path.join(root, environmentOf(version).declarations), 'utf8');

  it('declares every value of the release, and no other', () => {
    const expected = VALUES.filter(([, , versions]) => versions.includes(version));
    expect(values.sort()).toEqual(expected.map(([name, type]) => [name, type]).sort());
  });

  it('exports types only as far as the release does', () => {
    expect(types.sort()).toEqual(LATEST.includes(version) ? [] : TYPES);
  });

  it.each(STRUCTURES)('declares %s', (_name, declaration) => {
    expect(text.replace(/\s+/g, ' ')).toContain(declaration);
  });

  it('names nothing that does not exist', () => {
    const file = project.program
      .getSourceFiles()
      .find(({fileName}) => fileName.endsWith('pricing4react.d.ts'))!;
    const options = {...project.program.getCompilerOptions(), skipLibCheck: false};
    const strict = ts.createProgram(project.program.getRootFileNames(), options, {
      ...ts.createCompilerHost(options),
      getSourceFile: (name) => project.program.getSourceFile(name),
    });
    expect(strict.getSemanticDiagnostics(file).map(({messageText}) => messageText)).toEqual([]);
  });
});

describe('the provider of docs version 2.0.1', () => {
  it('declares its public members', () => {
    const {symbols} = exportsOf('2.0.1');
    const provider = symbols.find(({name}) => name === 'ReactPricingDrivenFeaturesProvider')!;
    expect([...provider.members!.keys()]).toEqual(PROVIDER_MEMBERS);
  });
});
