import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {expect, it} from 'vitest';
import {root} from '../../../lib/root';
import {updateWithLibrary} from './library';

const sample = (version: string) =>
  readFileSync(path.join(root, `samples/pricing/noteharbor-${version}.yml`), 'utf8');

it('updateWithLibrary stops at a version and does not change its input', () => {
  const data = load(sample('1.0'));
  expect(updateWithLibrary(data, '1.1')).toMatchObject({
    data: {version: '1.1', plans: {STUDIO: {monthlyPrice: 8}}},
  });
  expect(updateWithLibrary(data, '2.0')).toMatchObject({data: {version: '2.0'}});
  expect(updateWithLibrary(data)).toMatchObject({data: {syntaxVersion: '2.1'}});
  expect(data).toEqual(load(sample('1.0')));
  expect(updateWithLibrary({version: '1.0', day: 1})).toEqual({
    message: expect.stringContaining('month field is mandatory'),
  });
  expect(updateWithLibrary({syntaxVersion: '3.0'})).toEqual({
    message: expect.stringMatching(/^Unsupported version: 3\.0\./),
  });
});
