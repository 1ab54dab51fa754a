import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseFences} from '../../../markdown/fences';
import {typescriptChecker} from './checker';
import {environmentOf} from './packages';
import {runModule} from './run';
import {root} from '../../../lib/root';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ts-fences-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Problems of the fences that come to the checker: those that quote a file do not. */
async function problemsOf(text: string, version = '2.0.1'): Promise<string[]> {
  const page = path.join(folder, 'page.md');
  writeFileSync(page, text);
  const fences = parseFences(path.relative(root, page), text, version).filter(
    ({language, values}) => typescriptChecker.languages.includes(language) && !values.has('from'),
  );
  const problems = await typescriptChecker.check(fences, {
    root,
    requireTools: true,
    skip: () => {},
  });
  return problems.map(({line, message}) => `${line}: ${message}`);
}

function block(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

describe('modules', () => {
  it('accepts modules of all four languages', async () => {
    const component = `import {Feature, On, feature} from 'pricing4react';
import './note.css';
import pricing from './pricing.yml?raw';
export const Note = () => (
  <Feature expression={feature('notes')}>
    <On>{pricing} {import.meta.env.MODE}</On>
  </Feature>
);`;
    expect(
      await problemsOf(
        block('tsx module', component) +
          block('jsx module', component) +
          block('ts module', "import {readFileSync} from 'node:fs';\nreadFileSync('a');") +
          block('js module', 'export function twice(number) {\n  return number + number;\n}'),
      ),
    ).toEqual([]);
  });

  it('finds type errors on their lines', async () => {
    const problems = await problemsOf(
      `Text\n\n${block('ts module', "import {feature} from 'pricing4react';\n\nfeature(1);")}`,
    );
    expect(problems).toEqual([
      "6: Argument of type 'number' is not assignable to parameter of type 'string'. (TS2345)",
    ]);
  });

  it('finds type errors in JavaScript, and syntax errors', async () => {
    expect(
      await problemsOf(
        block('js module', "import {feature} from 'pricing4react';\nfeature(1);") +
          block('ts module', 'const a = ;'),
      ),
    ).toEqual([
      "3: Argument of type 'number' is not assignable to parameter of type 'string'. (TS2345)",
      '6: Expression expected. (TS1109)',
    ]);
  });

  it('has the packages of the docs version, with their releases', async () => {
    const code = block(
      'ts module',
      `import {evaluatePricing} from 'pricing4react';
import {retrievePricingFromYaml} from 'pricing4ts';
import {OpenFeature} from '@openfeature/react-sdk';
import axios from 'axios';
import {Navigate} from 'react-router-dom';
export {Navigate, OpenFeature, axios, evaluatePricing, retrievePricingFromYaml};`,
    );
    expect(await problemsOf(code, '2.0.1')).toEqual([]);
    const old = await problemsOf(code, '2.0.0');
    expect(old.map((problem) => problem.split(/[\n,]/)[0])).toEqual([
      `2: Module '"pricing4react"' has no exported member 'evaluatePricing'. (TS2305)`,
      "3: Cannot find module 'pricing4ts' or its corresponding type declarations. (TS2307)",
      "4: Cannot find module '@openfeature/react-sdk' or its corresponding type declarations. (TS2307)",
    ]);
    expect(old[1]).toContain('Samples of the docs version 2.0.0 can import pricing4react, react');
  });

  it('exports the editor up to 2.0.0 only', async () => {
    const code = block(
      'ts module',
      "import {PricingConfigurationRoutes, type NAryFunction} from 'pricing4react';\nexport type A = NAryFunction<number>;\nexport {PricingConfigurationRoutes};",
    );
    expect(await problemsOf(code, '1.4.0')).toEqual([]);
    expect(await problemsOf(code, '2.0.1')).toHaveLength(2);
  });

  it('knows no other docs version', async () => {
    await expect(problemsOf(block('ts module', '1;'), '9.9.9')).rejects.toThrow(
      'docs version 9.9.9 is unknown. Add site/versions/9.9.9/',
    );
  });
});

describe('modules of one page', () => {
  const pricing = block('ts module title="src/pricing.ts"', 'export const key = "a";');

  it('see each other', async () => {
    expect(
      await problemsOf(
        pricing +
          block('ts module title="src/main.ts"', "import {key} from './pricing';\nkey.at(0);") +
          block('ts module', "import {key} from './pricing.js';\nkey.at(0);"),
      ),
    ).toEqual([]);
  });

  it('do not see what the page does not show', async () => {
    const [first, second, ...others] = await problemsOf(
      pricing +
        block('ts module', "import {other} from './pricing';\nother;") +
        block('ts module title="main.ts"', "import {key} from './pricing';\nkey;"),
    );
    expect(first).toBe(`5: Module '"./pricing"' has no exported member 'other'. (TS2305)`);
    expect(second).toContain("9: Cannot find module './pricing'");
    expect(second).toContain('the page has src/pricing.ts, main.ts');
    expect(others).toEqual([]);
  });

  it('see the whole file that a fence quotes', async () => {
    const file = 'samples/pricing4react-standin/src/tokens.ts';
    expect(
      await problemsOf(
        block(`ts title="src/tokens.ts" from=${file}`, '// a part') +
          block(
            'ts module title="src/main.ts"',
            "import {createTokenStore} from './tokens';\ncreateTokenStore(1);",
          ),
      ),
    ).toEqual([
      "6: Argument of type 'number' is not assignable to parameter of type 'string'. (TS2345)",
    ]);
  });

  it('keep their names to themselves', async () => {
    expect(
      await problemsOf(block('ts module', 'const a = 1;') + block('ts module', 'const a = 2;')),
    ).toEqual([]);
  });
});

describe('mistakes and unchecked code', () => {
  it('accepts the error that is announced, and no other', async () => {
    const code = "import {feature} from 'pricing4react';\nfeature(1);";
    expect(await problemsOf(block('ts module fails="type \'number\'"', code))).toEqual([]);
    const [problem] = await problemsOf(block('ts fails="no overload"', code));
    expect(problem).toContain('3: Argument of type');
    expect(problem).toContain('This is not the error that fails="no overload" announces.');
  });
  it('finds announcements that do not come true', async () => {
    expect(await problemsOf(block('ts module fails="x"', '1;'))).toEqual([
      '1: fails= is stale: this code type-checks. Remove it, or show the mistake.',
    ]);
  });
  it('finds unchecked code that could be checked', async () => {
    expect(await problemsOf(block('ts unchecked="part of a file"', 'nowhere.call();'))).toEqual([]);
    expect(await problemsOf(block('ts unchecked="part of a file"', '1;'))).toEqual([
      '1: unchecked= is stale: this code type-checks. Write module instead.',
    ]);
  });
  it('refuses other names of the languages', async () => {
    expect(await problemsOf(block('typescript module', '1;'))).toEqual([
      '1: write ts in place of typescript, so that all pages name the language alike.',
    ]);
  });
});

describe('signatures', () => {
  it('accepts what the package declares', async () => {
    expect(
      await problemsOf(
        block(
          'ts signature=pricing4react',
          `export declare function feature(featureId: string): NAryFunction<boolean>;
function On(props: {children: React.ReactNode; expression?: NAryFunction<boolean>}): JSX.Element;
interface NAryFunction<T> {
  eval: () => Promise<ResultValue<T>>;
  equals(other: NAryFunction<any>): boolean;
}
type ResultValue<T> =
  | {value: T; isError: false; errorMessage?: undefined}
  | {value?: undefined; isError: true; errorMessage: string};`,
        ) +
          block(
            'ts signature=pricing4react#ReactPricingDrivenFeaturesProvider',
            `readonly runsOn = 'client';
initialize?(context?: any): Promise<void>;
resolveObjectEvaluation<T extends JsonValue>(flagKey: string, defaultValue: T): ResolutionDetails<T>;`,
          ) +
          block('ts signature=pricing4react#GenericFeatureHookOptions', 'key?: string;') +
          block(
            'ts signature=pricing4ts',
            'function retrievePricingFromYaml(strigifiedYaml: string): Pricing;',
          ),
      ),
    ).toEqual([]);
  });

  it.each([
    ['another result', 'function feature(featureId: string): NAryFunction<string>;'],
    ['any', 'function feature(featureId: any): NAryFunction<boolean>;'],
    ['an optional parameter', 'function feature(featureId?: string): NAryFunction<boolean>;'],
    [
      'one more optional parameter',
      'function feature(featureId: string, retriever?: object): NAryFunction<boolean>;',
    ],
    ['a constant', 'const feature: string;'],
  ])('refuses %s', async (_name, code) => {
    expect(await problemsOf(block('ts signature=pricing4react', code))).toEqual([
      '2: feature is not the declaration of pricing4react 2.2.0, which is:\n' +
        'function feature(featureId: string): NAryFunction<boolean>;',
    ]);
  });

  it.each([
    [
      'a type that lacks a field',
      'interface NAryFunction<T> {\n  eval: () => Promise<ResultValue<T>>;\n}',
      '2: NAryFunction is not the declaration of pricing4react 2.2.0',
    ],
    [
      'a type that is not generic',
      'type ResultValue = {value: boolean};',
      '2: ResultValue is not the declaration of pricing4react',
    ],
    [
      'another name of a parameter',
      'function feature(id: string): NAryFunction<boolean>;',
      '2: parameter id of feature is named featureId in the package. Rename it.',
    ],
    ['an unknown name', 'function not(a: boolean): boolean;', '2: pricing4react exports no not.'],
    [
      'a class that is not exported',
      'class BinaryLogicalPredicate {}',
      '2: pricing4react exports no BinaryLogicalPredicate.',
    ],
    [
      'a body',
      'function feature(featureId: string): NAryFunction<boolean> {\n  throw 1;\n}',
      '2: An implementation cannot be declared in ambient contexts. (TS1183)',
    ],
    ['an unknown type', 'type A = Nothing;', "2: Cannot find name 'Nothing'. (TS2304)"],
    ['nothing', '// nothing', '2: this signature declares nothing.'],
  ])('refuses %s', async (_name, code, message) => {
    const [problem] = await problemsOf(block('ts signature=pricing4react', code));
    expect(problem).toContain(message);
  });

  it('refuses members that differ, and types that do not exist', async () => {
    const problems = await problemsOf(
      block(
        'ts signature=pricing4react#ReactPricingDrivenFeaturesProvider',
        "runsOn: 'client';\ninitialize(context?: any): Promise<void>;\nclose(): void;",
      ) + block('ts signature=pricing4react#Nothing', 'a: string;'),
    );
    expect(problems.map((problem) => problem.split(/ of | is /)[0])).toEqual([
      '2: ReactPricingDrivenFeaturesProvider.runsOn',
      '3: ReactPricingDrivenFeaturesProvider.initialize',
      '4: ReactPricingDrivenFeaturesProvider.close',
      '7: pricing4react has no type Nothing. Correct the name.',
    ]);
  });

  it('compares with the release of the docs version', async () => {
    const code = block(
      'ts signature=pricing4react',
      'function evaluatePricing(stringifiedPricing: string, userSubscription: string[], userContext: Record<string, any>): Record<string, ExtendedFeatureStatus>;',
    );
    expect(await problemsOf(code)).toEqual([]);
    expect((await problemsOf(code, '1.4.0'))[0]).toContain(
      "2: Cannot find name 'ExtendedFeatureStatus'",
    );
  });

  it('refuses packages that the docs version does not have', async () => {
    expect(
      (await problemsOf(block('ts signature=pricing4ts', 'type A = 1;'), '2.0.0'))[0],
    ).toContain('2: signature=pricing4ts: the docs version 2.0.0 has no such package.');
  });
});

describe('runs', () => {
  it('compares what is printed', async () => {
    const code = block('ts module run', "const a: number = 1;\nconsole.log('a', a);");
    expect(await problemsOf(code)).toEqual([]);
    expect(await problemsOf(code + block('text output', 'a …'))).toEqual([]);
    expect(await problemsOf(code + block('text output', 'b'))).toEqual([
      '5: the code above prints otherwise. Its output is:\na 1',
    ]);
  });

  it('compares what is thrown', async () => {
    const code = block('js module run', "throw new TypeError('no');");
    expect(await problemsOf(code)).toEqual([
      '1: this code throws. Mend it, or add a "text exception" fence:\nTypeError: no',
    ]);
    expect(await problemsOf(code + block('text exception', 'TypeError: no'))).toEqual([]);
    expect(await problemsOf(code + block('text exception', 'Error: yes'))).toEqual([
      '4: the code above throws otherwise. It throws:\nTypeError: no',
    ]);
    expect(
      await problemsOf(block('js module run', '1;') + block('text exception', 'Error: no')),
    ).toEqual(['4: the code above throws nothing. Remove this fence.']);
  });

  it('lets JavaScript that runs read what is missing', async () => {
    expect(await problemsOf(block('js module run', 'const a = {};\nconsole.log(a.b);'))).toEqual(
      [],
    );
    expect(await problemsOf(block('js module', 'const a = {};\nconsole.log(a.b);'))).toHaveLength(
      1,
    );
  });

  it('has the libraries, the files of the page and the pricings of NoteHarbor', async () => {
    expect(
      await problemsOf(
        block('json title="subscription.json"', '["STUDIO"]') +
          block(
            'ts module title="src/context.ts"',
            'export const context = {notes: 1, aiSummaries: 0};',
          ) +
          block(
            'ts module run',
            `import {readFileSync} from 'node:fs';
import {and, evaluatePricing} from 'pricing4react';
import {retrievePricingFromYaml} from 'pricing4ts';
import {context} from './context';

const yaml = readFileSync('pricing/noteharbor-2.1.yml', 'utf8');
const subscription = JSON.parse(readFileSync('subscription.json', 'utf8'));
console.log(evaluatePricing(yaml, subscription, context).pdfExport!.eval);
console.log((await and(true, false).eval()).value, retrievePricingFromYaml(yaml).saasName);`,
          ) +
          block('text output', 'true\nfalse NoteHarbor'),
      ),
    ).toEqual([]);
  });

  it('stops what does not end', async () => {
    const [fence] = parseFences('page.md', block('js module run', 'for (;;);'), '2.0.1');
    const result = await runModule(fence!, [], root, environmentOf('2.0.1'), 1500);
    expect(result.failure).toBe('it did not end within 1.5 s');
  });
});
