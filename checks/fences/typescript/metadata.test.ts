import {parseFences} from '../../../markdown/fences';
import {hasMetadata, metadataErrors} from './metadata';

const fence = (info: string, following = '') =>
  parseFences('page.md', `\`\`\`${info}\n1;\n\`\`\`\n${following}`, '2.0.1')[0]!;

it.each(['ts', 'ts run', 'ts title="a.ts"'])('"%s" is not sufficient', (info) =>
  expect(hasMetadata(fence(info))).toBe(false),
);

it.each([
  ['js module run title="a.js" {1,2}', '```text output\n1\n```', []],
  ['ts unchecked="x" fails="y"', '', ['use only one of']],
  ['ts module fails=""', '', ['fails="" needs a part']],
  ['tsx module run', '', ['a tsx module cannot run']],
  ['ts run unchecked="x"', '', ['only modules that type-check can run']],
  ['ts module run fails="x"', '', ['only modules that type-check can run']],
  ['ts module', '```text output\n1\n```', ['must run']],
])('metadataErrors of "%s"', (info, following, errors) => {
  const of = fence(info, following);
  expect(hasMetadata(of)).toBe(true);
  expect(metadataErrors(of)).toEqual(errors.map((error) => expect.stringContaining(error)));
});
