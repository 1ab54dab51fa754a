import {commitAll, git, listFiles, listWindowsTexts} from './repository';
import {temporaryFolder, writeIn} from './testing';

it('listFiles has the same order before and after a commit', () => {
  const root = temporaryFolder({'a.md': '', 'c.md': '', 'b.md': ''});
  git(root, 'init', '--quiet');
  git(root, 'add', 'a.md', 'c.md');
  expect(listFiles(root)).toEqual(['a.md', 'b.md', 'c.md']);
});

it('listWindowsTexts finds files in which only the line endings changed', () => {
  const root = temporaryFolder({
    '.gitattributes': '* text=auto eol=lf\n*.cmd -text\n',
    'a ñ.md': 'A\nB\n',
    'b.md': 'A\n',
    'c.cmd': '@REM A\r\nB\r\n',
    'd.png': '\u0089PNG\r\n\0',
  });
  git(root, 'init', '--quiet');
  commitAll(root, 'Files');
  writeIn(root, {'a ñ.md': 'A\r\nB\r\n', 'e.md': 'A\nB\r\n'});
  expect(listWindowsTexts(root)).toEqual(['a ñ.md', 'e.md']);
});
