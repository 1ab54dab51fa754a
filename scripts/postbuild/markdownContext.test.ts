import {temporaryFolder, writeIn} from '../../lib/testing';
import {CACHE_FILE, CONVERTER_FILES, contentCache} from './markdownContext';

/** The content of a page after a build, in which the converter returns the given one. */
function build(root: string, source: string, converted: string): string {
  const cache = contentCache(root);
  const content = cache.contentOf(source, () => converted);
  cache.save();
  return content;
}

/** A folder with the cache of a build, which contains the page "a" with the content "kept". */
function builtFolder(): string {
  const sources = Object.fromEntries(CONVERTER_FILES.map((file) => [file, '']));
  const root = temporaryFolder(sources, onTestFinished);
  build(root, 'a', 'kept');
  return root;
}

it('keeps the content of an equal page, and no other', () => {
  expect(build(builtFolder(), 'a', 'new')).toBe('kept');
  expect(build(builtFolder(), 'b', 'new')).toBe('new');
});

it.each(CONVERTER_FILES)('converts all pages again if %s has changed', (file) => {
  const root = builtFolder();
  writeIn(root, {[file]: 'changed'});
  expect(build(root, 'a', 'new')).toBe('new');
});

it('forgets pages that the last build did not contain', () => {
  const root = builtFolder();
  build(root, 'b', 'other');
  expect(build(root, 'a', 'new')).toBe('new');
});

it('ignores a damaged cache', () => {
  const root = builtFolder();
  writeIn(root, {[CACHE_FILE]: '{"a'});
  expect(build(root, 'a', 'new')).toBe('new');
});
