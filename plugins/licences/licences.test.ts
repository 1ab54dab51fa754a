import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatLicences, isAllowed, licenceProblems} from './licences';
import {packageFolder, packagesOf} from './packages';

describe('isAllowed', () => {
  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])('allows %s', (expression) =>
    expect(isAllowed(expression)).toBe(true),
  );
  it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN X', ''])('refuses "%s"', (expression) =>
    expect(isAllowed(expression)).toBe(false),
  );
});

it('licenceProblems names package, licence and mend', () => {
  const packages = [
    {name: 'a', version: '1.0.0', licence: 'GPL-3.0'},
    {name: 'b', version: '1.0.0', licence: 'MIT'},
    {name: 'c', version: '2.0.0'},
  ];
  const [first, second, ...others] = licenceProblems(packages);
  expect(first).toMatch(/a@1\.0\.0.*"GPL-3\.0".*plugins\/licences\/licences\.ts/);
  expect(second).toContain('c@2.0.0: its licence "none"');
  expect(others).toEqual([]);
});

it('formatLicences sorts, and has name, version, licence and text', () => {
  const text = formatLicences([
    {name: 'b', version: '2.0.0', licence: 'MIT', author: 'Ada'},
    {name: 'a', version: '1.0.0', licence: 'ISC', text: 'Permission\r\n'},
  ]);
  expect(text).toMatch(
    /a 1\.0\.0\nLicence: ISC\n\nPermission\n[\s\S]*b 2\.0\.0\nLicence: MIT\n\n.*Author: Ada\./,
  );
});

describe('packages', () => {
  it.each([
    ['/x/node_modules/a/lib/i.js', '/x/node_modules/a'],
    ['/x/node_modules/@s/a/i.js', '/x/node_modules/@s/a'],
    ['/x/node_modules/a/node_modules/b/i.js?q', '/x/node_modules/a/node_modules/b'],
    ['/x/src/i.js', undefined],
  ])('%s is of %s', (file, folder) => expect(packageFolder(file)).toBe(folder));

  it('are read with their licence, each once', () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'licences-')), 'node_modules/a');
    mkdirSync(folder, {recursive: true});
    const manifest = {name: 'a', version: '1.0.0', license: 'MIT', author: {name: 'Ada'}};
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'LICENSE.md'), 'text');
    expect(packagesOf([`${folder}/i.js`, `${folder}/j.js`])).toEqual([
      {name: 'a', version: '1.0.0', licence: 'MIT', text: 'text', author: 'Ada'},
    ]);
  });
});
