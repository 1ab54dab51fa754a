import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFences} from '../../../markdown/fences';
import {filesAt, importedFence} from './page';

const text = readFileSync(path.join(import.meta.dirname, 'fixtures/page.md'), 'utf8');
const PAGE = parseFences('page.md', text, '2.0.1');

const [first, note, untitled, second, main, last, data] = PAGE;

it.each([
  ['the one above', note, '../pricing', first],
  ['the nearest one above', last, './pricing', second],
  ['the first one below', first, './last.js', last],
  ['the top of the project, from a fence without a title', untitled, './main', main],
  ['only its own folder', untitled, './pricing', undefined],
  ['only modules', untitled, './data', undefined],
])('importedFence resolves to %s', (_name, importer, moduleName, expected) => {
  expect(importedFence(importer!, moduleName, PAGE)?.line).toBe(expected?.line);
});

it('filesAt ignores files outside of its folder', () => {
  const outside = {...data!, values: new Map([['title', '../../x.json']])};
  const absolute = {...data!, values: new Map([['title', '/etc/x.json']])};
  expect([...filesAt(main!, [outside, absolute]).keys()]).toEqual([]);
});
