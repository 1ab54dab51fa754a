import packages from '../package.json';
import {PARSER} from './parser';

it('names the installed release of the parser', () => {
  expect(PARSER).toBe(`pricing4ts ${packages.dependencies.pricing4ts}`);
});
