import path from 'node:path';
import {parseFences} from '../../../markdown/fences';
import {COMPILE_FIX} from '../checker';
import {problemsIn} from '../fixture';
import {typescriptChecker} from './checker';
import {runModule} from './run';
import {root} from '../../../lib/root';
import {temporaryFolder, writeIn} from '../../../lib/testing';

const folder = temporaryFolder();
const file = path.relative(root, path.join(folder, 'page.md'));

function problemsOf(...blocks: readonly string[]): string[] {
  const page = blocks.join('');
  writeIn(folder, {'page.md': page});
  const problems = problemsIn(page, [typescriptChecker], {file, version: '2.0.1'});
  // Errors of code without fails= end with the same advice.
  return problems.map((problem) =>
    problem.replace(
      `\n  ${COMPILE_FIX} If it shows a mistake on purpose, add fails="part of the message".`,
      '',
    ),
  );
}

const block = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const WRONG = "import {feature} from 'pricing4react';\nfeature(1);";
const NOT_A_STRING =
  "3: Argument of type 'number' is not assignable to parameter of type 'string'. (TS2345)";

describe('modules', () => {
  it.each([
    [
      'tsx module',
      `import {Feature, On, feature} from 'pricing4react';
import './note.css';
export const Note = () => (
  <Feature expression={feature('notes')}>
    <On>{import.meta.env.MODE}</On>
  </Feature>
);`,
    ],
    [
      'ts module',
      `import {readFileSync} from 'node:fs';
import {evaluatePricing} from 'pricing4react';
import {retrievePricingFromYaml} from 'pricing4ts';
import {OpenFeature} from '@openfeature/react-sdk';
import axios from 'axios';
import {Navigate} from 'react-router-dom';
export {Navigate, OpenFeature, axios, evaluatePricing, readFileSync, retrievePricingFromYaml};`,
    ],
    ['js module', 'export function twice(number) {\n  return number + number;\n}'],
    ['ts module fails="type \'number\'"', WRONG],
    ['ts unchecked="part of a file"', 'nowhere.call();'],
    ['ts signature=pricing4react', 'function feature(featureId: string): NAryFunction<boolean>;'],
  ])('accepts %s: %s', (info, code) => {
    expect(problemsOf(block(info, code))).toEqual([]);
  });

  it.each([
    ['ts module', WRONG, NOT_A_STRING],
    ['js module', WRONG, NOT_A_STRING],
    ['ts module', 'const a = ;', '2: Expression expected. (TS1109)'],
    [
      'ts module',
      "import 'cheerio';",
      "'cheerio'. (TS2882)\nSamples of the docs version 2.0.1 can import pricing4react, react",
    ],
    [
      'ts fails="no overload"',
      WRONG,
      `${NOT_A_STRING}\nThe error does not contain fails="no overload".`,
    ],
    [
      'ts module fails="x"',
      '1;',
      '1: fails= is not needed, because this code type-checks. Remove it, or show the mistake.',
    ],
    [
      'ts unchecked="part of a file"',
      '1;',
      '1: unchecked= is not needed, because this code type-checks. Write module instead.',
    ],
    ['ts module', 'new Date().toIso();', 'Did you mean "toISOString"?'],
    ['ts module', "import {evaluate} from 'pricing4react';\nevaluate;", 'mean "evaluateFeature'],
    ['ts module', '({a: 1, b: 2}).length;', ' It has: a, b. (TS2339)'],
    [
      'ts signature=pricing4react',
      '\nfunction feature(featureId: string): NAryFunction<number>;',
      "3: Type '(featureId: string) => NAryFunction<boolean>' does not satisfy the expected",
    ],
    ['ts signature=pricing4react', 'function orr(): void;', 'Did you mean "or"?'],
    ['js module', 'const a = {};\nconsole.log(a.b);', "3: Property 'b' does not exist"],
  ])('rejects %s: %s', (info, code, problem) => {
    expect(problemsOf(block(info, code))).toEqual([expect.stringContaining(problem)]);
  });
});

describe('modules of one page', () => {
  const pricing = block('ts module title="src/pricing.ts"', 'export const key = "a";');

  it('can import each other, and do not share their names', () => {
    expect(
      problemsOf(
        pricing,
        block('ts module title="src/main.ts"', "import {key} from './pricing';\nkey.at(0);"),
        block('ts module', "import {key} from './src/pricing.js';\nkey.at(0);"),
        block('ts module', 'const key = 1;'),
        block('ts module', 'const key = 2;'),
      ),
    ).toEqual([]);
  });

  it('cannot import what the page does not show', () => {
    expect(
      problemsOf(
        pricing,
        block('ts module', "import {other} from './src/pricing';\nother;"),
        block('ts module title="main.ts"', "import {key} from './pricing';\nkey;"),
      ),
    ).toEqual([
      `5: Module '"./src/pricing"' has no exported member 'other'. It has: key. (TS2305)`,
      expect.stringMatching(
        /^9: Cannot find module '.\/pricing'[^]*Titles on the page: src\/pricing.ts, main.ts/,
      ),
    ]);
  });

  it('do not run, or lack a module, because of a mistake in another', () => {
    const run = block('ts module run', "import {key} from './src/pricing';\nkey.at(0);");
    const renamed = pricing.replace('ts module', 'typescript module');
    expect(problemsOf(renamed, run)).toEqual([expect.stringMatching(/^1: write ts instead/)]);
    expect(problemsOf(pricing.replace('"a"', 'a()'), run)).toEqual([
      expect.stringMatching(/^2: Cannot find name 'a'/),
    ]);
  });

  it('can import the whole file that a fence quotes', () => {
    const quoted = 'samples/token-readers/claims.ts';
    const problems = problemsOf(
      block(`ts title="src/tokens.ts" from=${quoted}`, 'export interface FeatureStatus {'),
      block('ts module title="src/main.ts"', "import {claimsOf} from './tokens';\nclaimsOf(1);"),
    );
    expect(problems).toEqual([NOT_A_STRING.replace('3', '6')]);
  });
});

describe('runs', () => {
  const prints = block('ts module run', "const a: number = 1;\nconsole.log('a', a);");
  const throws = block('js module run', "throw new TypeError('no');");

  it.each([
    [prints, block('text output', 'a …')],
    [throws, block('text exception', 'TypeError: no')],
    [block('js module run', 'const a = {};\nconsole.log(a.b);')],
    [
      block('json title="subscription.json"', '["STUDIO"]'),
      block(
        'ts module title="src/context.ts"',
        'export const context = {notes: 1, aiSummaries: 0};',
      ),
      block(
        'ts module run',
        `import {readFileSync} from 'node:fs';
import {and, evaluatePricing} from 'pricing4react';
import {retrievePricingFromYaml} from 'pricing4ts';
import {context} from './src/context';

const yaml = readFileSync('pricing/noteharbor-2.1.yml', 'utf8');
const subscription = JSON.parse(readFileSync('subscription.json', 'utf8'));
console.log(evaluatePricing(yaml, subscription, context).pdfExport!.eval);
console.log((await and(true, false).eval()).value, retrievePricingFromYaml(yaml).saasName);`,
      ),
      block('text output', 'true\nfalse NoteHarbor'),
    ],
  ])('accept %s', (...blocks) => expect(problemsOf(...blocks)).toEqual([]));

  it('compare the output', () => {
    expect(problemsOf(prints, block('text output', 'b'))).toEqual([
      '5: the code above prints a different text. Its output is:\na 1',
    ]);
  });

  it('stop code that does not end', () => {
    const [fence] = parseFences('page.md', block('js module run', 'for (;;);'), '2.0.1');
    const result = runModule(fence!, [], 1500);
    expect(result.failure).toBe('it did not end within 1.5 s');
  });
});
