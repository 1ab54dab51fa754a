import {symlinkSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {git} from '../lib/repository';
import {temporaryFolder, writeIn} from '../lib/testing';
import {vcs} from './vcs';

it('dates pages by their last commit, also below a link, and others by their file', async () => {
  const folder = temporaryFolder({'repository/docs/a.md': 'a'});
  const [repository, link] = [path.join(folder, 'repository'), path.join(folder, 'link')];
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  git(repository, 'init', '--quiet');
  git(repository, 'add', '.');
  git(repository, ...author, 'commit', '--quiet', '--message', 'a');
  const committed = 1000 * Number(git(repository, 'log', '-1', '--format=%ct'));
  writeIn(repository, {'docs/new.md': 'b'});
  utimesSync(path.join(repository, 'docs/new.md'), 1e9, 1e9);
  symlinkSync(repository, link, 'junction');
  await vcs.initialize({siteDir: link});
  const dateOf = async (file: string) =>
    (await vcs.getFileLastUpdateInfo(path.join(link, file)))?.timestamp;
  expect(await dateOf('docs/a.md')).toBe(committed);
  expect(await dateOf('docs/new.md')).toBe(1e12);
});
