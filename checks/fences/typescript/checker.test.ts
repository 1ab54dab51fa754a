import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseFences} from '../../../markdown/fences';
import {checkFences} from '../check';
import {COMPILE_FIX} from '../checker';
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

async function problemsOf(text: string, version = '2.0.1'): Promise<string[]> {
  const page = path.join(folder, 'page.md');
  writeFileSync(page, text);
  const fences = parseFences(path.relative(root, page), text, version);
  const context = {root, requireTools: true, skip: () => {}};
  const {problems} = await checkFences(fences, [typescriptChecker], context);
  // Errors of code without fails= end with the same advice.
  return problems.map(({line, message}) => `${line}: ${message}`.replace(`\n  ${COMPILE_FIX}`, ''));
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

  it('finds type errors and their lines', async () => {
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

  it('provides the packages of the docs version in their releases', async () => {
    const code = block(
      'ts module',
      `import {evaluatePricing} from 'pricing4react';
import {retrievePricingFromYaml} from 'pricing4ts';
import {OpenFeature} from '@openfeature/react-sdk';
import axios from 'axios';
import {Navigate} from 'react-router-dom';
export {Navigate, OpenFeature, axios, evaluatePricing, retrievePricingFromYaml};`,
    );
    expect(await problemsOf(code)).toEqual([]);
  });

  it('lists the packages of the docs version if a sample imports another one', async () => {
    const [problem] = await problemsOf(block('ts module', "import 'cheerio';"));
    expect(problem).toContain('2: Cannot find module or type declarations');
    expect(problem).toContain('Samples of the docs version 2.0.1 can import pricing4react, react');
  });

  it('rejects other docs versions', async () => {
    await expect(problemsOf(block('ts module', '1;'), '9.9.9')).rejects.toThrow(
      'docs version 9.9.9 is unknown. Add site/versions/9.9.9/',
    );
  });
});

describe('modules of one page', () => {
  const pricing = block('ts module title="src/pricing.ts"', 'export const key = "a";');

  it('can import each other', async () => {
    expect(
      await problemsOf(
        pricing +
          block('ts module title="src/main.ts"', "import {key} from './pricing';\nkey.at(0);") +
          block('ts module', "import {key} from './pricing.js';\nkey.at(0);"),
      ),
    ).toEqual([]);
  });

  it('cannot import what the page does not show', async () => {
    const [first, second, ...others] = await problemsOf(
      pricing +
        block('ts module', "import {other} from './pricing';\nother;") +
        block('ts module title="main.ts"', "import {key} from './pricing';\nkey;"),
    );
    expect(first).toBe(`5: Module '"./pricing"' has no exported member 'other'. (TS2305)`);
    expect(second).toContain("9: Cannot find module './pricing'");
    expect(second).toContain('Titles on the page: src/pricing.ts, main.ts');
    expect(others).toEqual([]);
  });

  it('can import the whole file that a fence quotes', async () => {
    const file = 'samples/pricing4react-standin/src/tokens.ts';
    expect(
      await problemsOf(
        block(`ts title="src/tokens.ts" from=${file}`, 'export interface TokenStore {') +
          block(
            'ts module title="src/main.ts"',
            "import {createTokenStore} from './tokens';\ncreateTokenStore(1);",
          ),
      ),
    ).toEqual([
      "6: Argument of type 'number' is not assignable to parameter of type 'string'. (TS2345)",
    ]);
  });

  it('do not share their names', async () => {
    expect(
      await problemsOf(block('ts module', 'const a = 1;') + block('ts module', 'const a = 2;')),
    ).toEqual([]);
  });
});

describe('mistakes and unchecked code', () => {
  it('accepts only the expected error', async () => {
    const code = "import {feature} from 'pricing4react';\nfeature(1);";
    expect(await problemsOf(block('ts module fails="type \'number\'"', code))).toEqual([]);
    const [problem] = await problemsOf(block('ts fails="no overload"', code));
    expect(problem).toContain('3: Argument of type');
    expect(problem).toContain('The error does not contain fails="no overload".');
  });
  it('rejects fails= if the code type-checks', async () => {
    expect(await problemsOf(block('ts module fails="x"', '1;'))).toEqual([
      '1: fails= is not needed, because this code type-checks. Remove it, or show the mistake.',
    ]);
  });
  it('rejects unchecked code that type-checks', async () => {
    expect(await problemsOf(block('ts unchecked="part of a file"', 'nowhere.call();'))).toEqual([]);
    expect(await problemsOf(block('ts unchecked="part of a file"', '1;'))).toEqual([
      '1: unchecked= is not needed, because this code type-checks. Write module instead.',
    ]);
  });
  it('rejects other names of the languages', async () => {
    expect(await problemsOf(block('typescript module', '1;'))).toEqual([
      '1: write ts instead of typescript, so that all pages use the same name.',
    ]);
  });
});

describe('runs', () => {
  it('compares the output', async () => {
    const code = block('ts module run', "const a: number = 1;\nconsole.log('a', a);");
    expect(await problemsOf(code)).toEqual([]);
    expect(await problemsOf(code + block('text output', 'a …'))).toEqual([]);
    expect(await problemsOf(code + block('text output', 'b'))).toEqual([
      '5: the code above prints a different text. Its output is:\na 1',
    ]);
  });

  it('compares the exception', async () => {
    const code = block('js module run', "throw new TypeError('no');");
    expect(await problemsOf(code)).toEqual([
      '1: throws TypeError: no\nFix the code, or show the exception in a "text exception" fence.',
    ]);
    expect(await problemsOf(code + block('text exception', 'TypeError: no'))).toEqual([]);
    expect(await problemsOf(code + block('text exception', 'Error: yes'))).toEqual([
      '4: the code above throws a different exception. It throws:\nTypeError: no',
    ]);
    expect(
      await problemsOf(block('js module run', '1;') + block('text exception', 'Error: no')),
    ).toEqual(['4: the code above throws nothing. Remove this fence.']);
  });

  it('accepts missing properties in JavaScript that runs', async () => {
    expect(await problemsOf(block('js module run', 'const a = {};\nconsole.log(a.b);'))).toEqual(
      [],
    );
    expect(await problemsOf(block('js module', 'const a = {};\nconsole.log(a.b);'))).toHaveLength(
      1,
    );
  });

  it('provides the libraries, the files of the page and the pricings of NoteHarbor', async () => {
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

  it('stops code that does not end', async () => {
    const [fence] = parseFences('page.md', block('js module run', 'for (;;);'), '2.0.1');
    const result = await runModule(fence!, [], root, environmentOf('2.0.1'), 1500);
    expect(result.failure).toBe('it did not end within 1.5 s');
  });
});
