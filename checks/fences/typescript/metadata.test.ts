import {describe, expect, it} from 'vitest';
import {parseFences} from '../../../markdown/fences';
import {hasMetadata, metadataErrors} from './metadata';

function fence(info: string, following = '') {
  return parseFences('page.md', `\`\`\`${info}\n1;\n\`\`\`\n${following}`, '2.0.1')[0]!;
}

const OUTPUT = '```text output\n1\n```';

describe('hasMetadata', () => {
  it.each(['ts module', 'js fails="x"', 'tsx unchecked="x"'])('%s is accepted', (info) =>
    expect(hasMetadata(fence(info))).toBe(true),
  );
  it.each(['ts', 'ts run', 'ts title="a.ts"'])('%s is not accepted', (info) =>
    expect(hasMetadata(fence(info))).toBe(false),
  );
});

describe('metadataErrors', () => {
  it.each([
    ['ts module', ''],
    ['ts module run', OUTPUT],
    ['js module run title="a.js" {1,2} showLineNumbers', ''],
    ['tsx module fails="x"', ''],
    ['ts fails="x"', ''],
    ['ts unchecked="x"', ''],
  ])('accepts %s', (info, following) => {
    expect(metadataErrors(fence(info, following))).toEqual([]);
  });
  it.each([
    ['ts unchecked="x" fails="y"', '', 'use only one of'],
    ['ts fails=""', '', 'fails="" needs a part'],
    ['tsx module run', '', 'a tsx module cannot run'],
    ['ts run unchecked="x"', '', 'only modules that type-check can run'],
    ['ts module run fails="x"', '', 'only modules that type-check can run'],
    ['ts module', OUTPUT, 'must run'],
    ['ts module run', `${OUTPUT}\n\n${OUTPUT}`, 'several "text output" fences'],
  ])('rejects %s', (info, following, message) => {
    expect(metadataErrors(fence(info, following))[0]).toContain(message);
  });
});
