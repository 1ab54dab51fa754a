import {readSample} from '@pricing4saas/pricing2yaml/testing';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import {compareTexts} from './compare';
import {withInterpreter} from './testing';

const compare = (before: string, after: string) =>
  compareTexts(before, after, async (version) => readSchema(version));

withInterpreter();

it('reports the errors of a file that pricing4ts rejects, but not its hints', async () => {
  const broken = `${readSample('2.1')}note: {}\n`.replace('currency: EUR', 'currency: E');
  const result = await compare(readSample('2.1'), broken);
  expect(result).toEqual({
    problems: {before: [], after: [expect.objectContaining({line: 5, severity: 'error'})]},
  });
  expect(await compare('', readSample('2.1'))).toMatchObject({
    problems: {before: [{message: expect.stringContaining('The file is empty') as string}]},
  });
});
