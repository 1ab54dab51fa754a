import {git, listFiles} from './repository';
import {temporaryFolder} from './testing';

it('listFiles has the same order before and after a commit', () => {
  const root = temporaryFolder({'a.md': '', 'c.md': '', 'b.md': ''});
  git(root, 'init', '--quiet');
  git(root, 'add', 'a.md', 'c.md');
  expect(listFiles(root)).toEqual(['a.md', 'b.md', 'c.md']);
});
