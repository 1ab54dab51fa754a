import {root} from '../../lib/root';
import {expectNone} from '../../lib/testing';
import {outdatedFiles} from '../../lib/write';
import {DEFAULT_GENERATORS, GENERATORS} from './index';
import {socialCardProblems} from './socialCards';

// These two draw with a browser. The step "pages" checks the diagrams.
it.each(DEFAULT_GENERATORS.filter((name) => !['diagrams', 'social-cards'].includes(name)))(
  '"npm run generate -- %s" changes nothing',
  async (name) => {
    const files = await GENERATORS[name]!.generate({all: false, report: expect.unreachable});
    const outdated = [...(await outdatedFiles(root, files)).keys()];
    const fix = `Run "npm run generate -- ${name}" and commit the result.`;
    expectNone(outdated.map((file) => `${file} is out of date. ${fix}`));
  },
);

it('"npm run generate -- social-cards" changes nothing', () => expectNone(socialCardProblems()));
