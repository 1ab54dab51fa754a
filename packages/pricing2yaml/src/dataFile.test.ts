import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readData} from './dataFile';

it.each([
  ['a.yml', 'a: 1\nb: [c\n', /a\.yml: .* at line 3/],
  ['a.yml', 'a: 1\na: 2\n', /a\.yml: Map keys must be unique at line 2/],
  ['a.json', '{"a": 1,\n}', /a\.json: .*JSON/],
])('names the file, the place and the cause: %s with %j', (file, text, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-file-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, file), text);
  expect(() => readData(path.join(folder, file))).toThrow(message);
});
