import {execFileSync} from 'node:child_process';
import {listFiles} from './repository';
import {temporaryFolder} from './testing';

it('listFiles has the same order before and after a commit', () => {
  const root = temporaryFolder({'a.md': '', 'c.md': '', 'b.md': ''});
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root});
  git('init', '--quiet');
  git('add', 'a.md', 'c.md');
  expect(listFiles(root)).toEqual(['a.md', 'b.md', 'c.md']);
});
