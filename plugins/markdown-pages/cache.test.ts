import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder, writeIn} from '../../lib/testing';
import {CACHE_FILE, CONVERTER_FILES, openPageCache} from './cache';

const html = (content: string, script = 'main.0a.js'): string =>
  `<html><head><script src=/assets/js/${script} defer></script></head><main>${content}</main></html>`;

/** A folder with the cache of a build, which contains the page "kept", and its sources. */
function builtFolder(): string {
  const sources = Object.fromEntries(CONVERTER_FILES.map((file) => [file, '']));
  const root = temporaryFolder(sources, onTestFinished);
  build(root, html('a'), 'kept');
  return root;
}

/** Title of the page after a build, in which the converter returns the given title. */
function build(root: string, page: string, title: string, address = 'https://x.example/a'): string {
  const cache = openPageCache(root);
  const facts = {description: '', date: undefined, canonical: address, content: ''};
  const found = cache.get(page, address, () => ({...facts, title}));
  cache.write();
  return found.title;
}

it('keeps a page if only the names of scripts have changed', () => {
  const root = builtFolder();
  expect(build(root, html('a', 'main.0b.js'), 'new')).toBe('kept');
  expect(build(root, html('a'), 'new')).toBe('kept');
});

it('converts a page again if its content or its address has changed', () => {
  expect(build(builtFolder(), html('b'), 'new')).toBe('new');
  expect(build(builtFolder(), html('a'), 'new', 'https://x.example/b')).toBe('new');
});

it.each(CONVERTER_FILES)('converts all pages again if %s has changed', (file) => {
  const root = builtFolder();
  writeIn(root, {[file]: 'changed'});
  expect(build(root, html('a'), 'new')).toBe('new');
});

it('forgets pages that the last build did not contain', () => {
  const root = builtFolder();
  build(root, html('b'), 'other');
  expect(build(root, html('a'), 'new')).toBe('new');
});

it('ignores a damaged cache', () => {
  const root = builtFolder();
  writeIn(root, {[CACHE_FILE]: '{"a'});
  expect(build(root, html('a'), 'new')).toBe('new');
});
