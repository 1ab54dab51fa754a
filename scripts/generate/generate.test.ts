import {expect, it} from 'vitest';
import {DEFAULT_GENERATORS, findOutdated} from './index';

it.each(DEFAULT_GENERATORS)('"npm run generate -- %s" changes nothing', async (name) => {
  expect(await findOutdated(name)).toEqual([]);
});
