import path from 'node:path';
import {temporaryFolder} from '../../lib/testing';
import {licenseProblems, packagesOf} from './licenses';

describe('licenseProblems', () => {
  const found = (license: string) =>
    licenseProblems([{name: 'a', version: '1.0.0', license, text: 'text'}]);
  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])('allows %s', (license) =>
    expect(found(license)).toEqual([]),
  );
  it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN X', ''])('rejects "%s"', (license) =>
    expect(found(license)).toEqual([
      expect.stringContaining(`a@1.0.0: its license "${license || 'none'}" is not in`),
    ]),
  );
});

it('packagesOf returns the package of each module once', () => {
  const modules = path.join(
    temporaryFolder(
      {
        'node_modules/a/package.json': '{"name": "a", "version": "1.0.0", "license": "MIT"}',
        'node_modules/a/LICENSE.md': 'text\r\n',
        'node_modules/@s/b/package.json':
          '{"name": "@s/b", "version": "1.0.0", "author": {"name": "Ada"}}',
        'node_modules/a/node_modules/c/package.json':
          '{"name": "c", "version": "3.0.0", "license": {"type": "ISC"}}',
      },
      onTestFinished,
    ),
    'node_modules',
  );
  const files = ['a/i.js', 'a/lib/j.js', '@s/b/i.js', 'a/node_modules/c/i.js?q', 'none/i.js'];
  expect(packagesOf(['/x/src/i.js', ...files.map((file) => path.join(modules, file))])).toEqual([
    {
      name: '@s/b',
      version: '1.0.0',
      license: '',
      text: 'The package has no license file. Author: Ada.',
    },
    {name: 'a', version: '1.0.0', license: 'MIT', text: 'text'},
    {name: 'c', version: '3.0.0', license: 'ISC', text: 'The package has no license file.'},
  ]);
});
