import {symlinkSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {git} from '../lib/repository';
import {temporaryFolder, writeIn} from '../lib/testing';
import {vcs} from './vcs';

it('dates pages by their last commit, also below a link, and others by their file', async () => {
  const folder = temporaryFolder({'repository/docs/a.md': 'a'});
  const [repository, link] = [path.join(folder, 'repository'), path.join(folder, 'link')];
  git(repository, 'init', '--quiet');
  git(repository, 'add', '.');
  git(repository, '-c', 'user.name=A', '-c', 'user.email=a@x.example', 'commit', '-qm', 'a');
  const committed = 1000 * Number(git(repository, 'log', '-1', '--format=%ct'));
  writeIn(repository, {'docs/new.md': 'b'});
  utimesSync(path.join(repository, 'docs/new.md'), 1e9, 1e9);
  symlinkSync(repository, link, 'junction');
  await vcs.initialize({siteDir: link});
  const infoOf = (file: string) => vcs.getFileLastUpdateInfo(path.join(link, 'docs', file));
  expect(await infoOf('a.md')).toMatchObject({timestamp: committed});
  expect(await vcs.getFileCreationInfo(path.join(link, 'docs/a.md'))).toEqual(await infoOf('a.md'));
  expect(await infoOf('new.md')).toMatchObject({timestamp: 1e12});
});
