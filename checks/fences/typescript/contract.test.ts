import {describe, expect, it} from 'vitest';
import {parseFences} from '../../../markdown/fences';
import {contractErrors, hasContract} from './contract';

function fence(info: string, following = '') {
  return parseFences('page.md', `\`\`\`${info}\n1;\n\`\`\`\n${following}`, '2.0.1')[0]!;
}

const OUTPUT = '```text output\n1\n```';

describe('hasContract', () => {
  it.each(['ts module', 'js fails="x"', 'ts signature=react', 'tsx unchecked="x"', 'typescript'])(
    '%s has one',
    (info) => expect(hasContract(fence(info))).toBe(true),
  );
  it.each(['ts', 'ts run', 'ts title="a.ts"'])('%s has none', (info) =>
    expect(hasContract(fence(info))).toBe(false),
  );
});

describe('contractErrors', () => {
  it.each([
    ['ts module', ''],
    ['ts module run', OUTPUT],
    ['js module run title="a.js" {1,2} showLineNumbers', ''],
    ['tsx module fails="x"', ''],
    ['ts fails="x"', ''],
    ['ts signature=react', ''],
    ['ts unchecked="x"', ''],
  ])('accepts %s', (info, following) => {
    expect(contractErrors(fence(info, following))).toEqual([]);
  });
  it.each([
    ['typescript module', '', 'write ts in place of typescript'],
    ['javascript', '', 'write js in place of javascript'],
    ['ts module modul', '', 'unknown "modul"'],
    ['ts module signature=react', '', 'use only one of'],
    ['ts unchecked="x" fails="y"', '', 'use only one of'],
    ['ts unchecked=""', '', 'unchecked="" needs a reason'],
    ['ts fails=""', '', 'fails="" needs a part'],
    ['tsx module run', '', 'a tsx module cannot run'],
    ['ts run signature=react', '', 'only modules that type-check can run'],
    ['ts module run fails="x"', '', 'only modules that type-check can run'],
    ['ts module', OUTPUT, 'has to run'],
    ['ts module run', `${OUTPUT}\n\n${OUTPUT}`, 'several "text output" fences'],
  ])('refuses %s', (info, following, message) => {
    expect(contractErrors(fence(info, following))[0]).toContain(message);
  });
});
