import {expect, it} from 'vitest';
import {DEFAULT_GENERATORS, findOutdated} from './index';

it.each(DEFAULT_GENERATORS)('"npm run generate -- %s" changes nothing', async (name) => {
  const outdated = await findOutdated(name);
  expect(outdated, outdated.join('\n')).toEqual([]);
});
