import {LATEST_LABEL} from '../site/versions';
import {temporaryFolder} from '../lib/testing';
import {readFences, versionsOfFile} from './files';

it('readFences names the place of a file that is not text', () => {
  const folder = temporaryFolder({'a.md': Buffer.from([0xff])}, onTestFinished);
  expect(() => readFences(folder, ['a.md'])).toThrow('a.md:1: The file is not UTF-8.');
});

describe('versionsOfFile', () => {
  it.each([
    ['docs/a.md', [LATEST_LABEL]],
    ['blog/a.md', [LATEST_LABEL]],
    ['versioned_docs/version-1.4.0/a/b.md', ['1.4.0']],
  ])('%s describes %s', (file, versions) => expect(versionsOfFile(file, '')).toEqual(versions));
  it('reads the versions of a partial', () => {
    expect(versionsOfFile('partials/a.mdx', '{/* versions: 1.4.0 2.0.0 */}\ntext')).toEqual([
      '1.4.0',
      '2.0.0',
    ]);
  });
  it.each(['text', '{/* versions: 9.9.9 */}'])('rejects a partial that begins with %s', (text) => {
    expect(() => versionsOfFile('partials/a.mdx', text)).toThrow(
      'partials/a.mdx:1: The first line',
    );
  });
});
