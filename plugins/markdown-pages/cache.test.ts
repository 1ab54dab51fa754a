import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder, writeIn} from '../../lib/testing';
import {CACHE_FILE, CONVERTER_FILES, convertChanged} from './cache';

const html = (content: string, script = 'main.0a.js'): string =>
  `<html><head><script src=/assets/js/${script} defer></script></head><main>${content}</main></html>`;

/** A folder with the cache of a build, which contains the page "kept", and its sources. */
async function builtFolder(): Promise<string> {
  const sources = Object.fromEntries(CONVERTER_FILES.map((file) => [file, '']));
  const root = temporaryFolder(sources, onTestFinished);
  await build(root, html('a'), 'kept');
  return root;
}

/** Title of the page after a build, in which the converter returns the given title. */
async function build(root: string, page: string, title: string, address = 'https://x.example/a') {
  const facts = {description: '', date: undefined, canonical: address, content: ''};
  const [found] = await convertChanged(root, [{html: page, address}], async (changed) =>
    changed.map(() => ({...facts, title})),
  );
  return found!.title;
}

it('keeps a page if only the names of scripts have changed', async () => {
  const root = await builtFolder();
  expect(await build(root, html('a', 'main.0b.js'), 'new')).toBe('kept');
  expect(await build(root, html('a'), 'new')).toBe('kept');
});

it('converts a page again if its content or its address has changed', async () => {
  expect(await build(await builtFolder(), html('b'), 'new')).toBe('new');
  expect(await build(await builtFolder(), html('a'), 'new', 'https://x.example/b')).toBe('new');
});

it.each(CONVERTER_FILES)('converts all pages again if %s has changed', async (file) => {
  const root = await builtFolder();
  writeIn(root, {[file]: 'changed'});
  expect(await build(root, html('a'), 'new')).toBe('new');
});

it('forgets pages that the last build did not contain', async () => {
  const root = await builtFolder();
  await build(root, html('b'), 'other');
  expect(await build(root, html('a'), 'new')).toBe('new');
});

it('ignores a damaged cache', async () => {
  const root = await builtFolder();
  writeIn(root, {[CACHE_FILE]: '{"a'});
  expect(await build(root, html('a'), 'new')).toBe('new');
});
