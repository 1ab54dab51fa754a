import {readFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from './testing';
import {outdatedFiles, writeFiles, type Files} from './write';

it('writes changed files, formats JSON and removes files', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const folder = temporaryFolder({'same.txt': 'same', 'old.svg': 'old'}, onTestFinished);
  const files: Files = new Map<string, string | Buffer | null>([
    ['same.txt', 'same'],
    ['old.svg', null],
    ['never.svg', null],
    ['new/data.json', '{"b":[1,2]}'],
    ['image.png', Buffer.from([0, 255])],
  ]);
  const outdated = await outdatedFiles(folder, files);
  expect([...outdated.keys()]).toEqual(['old.svg', 'new/data.json', 'image.png']);
  await writeFiles(folder, files);
  expect(vi.mocked(console.log).mock.calls.flat()).toEqual([
    'removed old.svg',
    'wrote new/data.json',
    'wrote image.png',
  ]);
  expect(readFileSync(path.join(folder, 'new/data.json'), 'utf8')).toMatch(
    /^\{ ?"b": \[1, 2\] ?\}\n$/,
  );
  expect((await outdatedFiles(folder, files)).size).toBe(0);
});
