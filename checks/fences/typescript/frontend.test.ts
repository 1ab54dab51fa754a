/** Pages quote the front end of NoteHarbor, so it must type-check with the declarations. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {environmentOf} from './packages';
import {createProject, messageOf} from './project';
import {root} from '../../../lib/root';

const folder = path.join(root, 'samples/noteharbor/frontend/src');

const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join(folder, file))
  .map((file) => ({path: file, text: readFileSync(file, 'utf8')}));

const errorsOf = createProject(environmentOf('2.0.1'), sources);

it.each(sources)('$path type-checks', ({path: file}) => {
  expect(errorsOf(file).map(messageOf)).toEqual([]);
});
