import {temporaryFolder, writeIn} from '../../lib/testing';
import {CACHE_FILE, CODE, openCache} from './cache';

/** The value of text after a build that computes the given one. */
function build(root: string, source: string, computed: string): string {
  const {keep, save} = openCache(root);
  const value = keep(source, () => ({computed})).computed;
  save();
  return value;
}

const fileOf = (place: string) => (/\.\w+$/.test(place) ? place : `${place}/a.ts`);

/** A folder with the cache of a build, which contains the text "a" with the value "kept". */
function builtFolder(): string {
  const sources = Object.fromEntries(CODE.map((place) => [fileOf(place), '']));
  const root = temporaryFolder(sources, onTestFinished);
  build(root, 'a', 'kept');
  return root;
}

it('keeps the value of an equal text, and no other', () => {
  expect(build(builtFolder(), 'a', 'new')).toBe('kept');
  expect(build(builtFolder(), 'b', 'new')).toBe('new');
});

it.each(CODE)('computes all values again if %s has changed', (place) => {
  const root = builtFolder();
  writeIn(root, {[fileOf(place)]: 'changed'});
  expect(build(root, 'a', 'new')).toBe('new');
});

it('forgets texts that the last build did not contain', () => {
  const root = builtFolder();
  build(root, 'b', 'other');
  expect(build(root, 'a', 'new')).toBe('new');
});

it('ignores a damaged cache', () => {
  const root = builtFolder();
  writeIn(root, {[CACHE_FILE]: '{"a'});
  expect(build(root, 'a', 'new')).toBe('new');
});
