import {DEFAULT_GENERATORS, findOutdated} from './index';

// The step "pages" checks the diagrams.
it.each(DEFAULT_GENERATORS.filter((name) => name !== 'diagrams'))(
  '"npm run generate -- %s" changes nothing',
  async (name) => {
    const outdated = await findOutdated(name);
    expect(outdated, outdated.join('\n')).toEqual([]);
  },
);
