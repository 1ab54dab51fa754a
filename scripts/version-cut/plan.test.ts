import {describe, expect, it} from 'vitest';
import {LATEST_LABEL, VERSIONS} from '../../site/versions';
import {CutRefusal, nextLabel} from './label';
import {readRepository, type Repository} from '../../lib/repository';
import {planCut} from './plan';
import {root} from '../../lib/root';

const FILES: Readonly<Record<string, string>> = {
  'site/versions.ts':
    "export const LATEST_LABEL = '1.0.0';\nconst KNOWN_VERSIONS = {'1.0.0': {a: 1}};",
  'site/topics.ts': "export const RENAMED_TOPICS = [{'1.0.0': 'new', '0.1.0': 'old'}];",
  'site/changes.ts': 'export const CHANGES = {};',
  'site/routes/routes.json':
    '{"versions": [{"name":"1.0.0","latest":true}],"routes": [\n' +
    '{"path":"/docs/1.0.0","kind":"version-landing","version":"1.0.0"},\n' +
    '{"path":"/docs/1.0.0/new","version":"1.0.0","id":"new","kind":"doc"}\n]}',
  'site/routes/additional.json': '{"routes": []}',
  'checks/fences/typescript/packages.ts': "const PACKAGES = {'1.0.0': LATEST};",
  'checks/fences/java/hosts/1.0.0/pom.xml': 'fences-1.0.0',
  'types/pricing4react/1.0.0.d.ts': '// docs version 1.0.0',
  'samples/pricing4react-standin/src/docs-1.0.0.ts': '// docs version 1.0.0',
  'samples/pricing4react-standin/README.md': '| `src/docs-1.0.0.ts` |\n',
  'docs/index.mdx': 'title: Documentation 1.0.0\nsince 0.1.0 [a](/docs/1.0.0/new)',
  'docs/new.md': 'Came with docs 1.0.0. [b](/docs/1.0.0/new)',
  'partials/a.mdx': '{/* versions: 1.0.0 */}',
  'src/pages/about.md': '[c](/docs/1.0.0/new)',
  'blog/post.md': '[d](/docs/1.0.0/new)',
};

const repository = (files = FILES): Repository => ({
  paths: Object.keys(files),
  read: (file) => files[file]!,
});

const cut = {from: '1.0.0', previous: '0.1.0', to: '2.0.0'};

describe('planCut', () => {
  const {writes, remarks} = planCut(repository(), cut);

  it('makes the new version the latest, with the facts of the one before', () => {
    const text = writes.get('site/versions.ts')!;
    expect(text).toContain("LATEST_LABEL = '2.0.0'");
    expect(text).toMatch(/\/\/ EDIT: this entry is a copy of 1\.0\.0\..*\n'2\.0\.0': \{a: 1\}/);
  });
  it('keeps renamed topics together', () => {
    expect(writes.get('site/topics.ts')).toMatch(/'2\.0\.0': 'new',\s*'1\.0\.0': 'new', '0\.1\.0'/);
  });
  it('declares every document unchanged', () => {
    expect(writes.get('site/changes.ts')).toContain(`'2.0.0': {changes: [], unchanged: ["new"]}`);
  });
  it('copies what the samples of a version are checked against', () => {
    expect(writes.get('checks/fences/java/hosts/2.0.0/pom.xml')).toBe('fences-2.0.0');
    expect(writes.get('types/pricing4react/2.0.0.d.ts')).toBe('// docs version 2.0.0');
    expect(writes.get('samples/pricing4react-standin/src/docs-2.0.0.ts')).toContain('2.0.0');
    expect(writes.get('checks/fences/typescript/packages.ts')).toContain("'2.0.0': LATEST");
    expect(writes.get('samples/pricing4react-standin/README.md')).toContain('src/docs-2.0.0.ts');
  });
  it('writes down what was published before the cut', () => {
    expect(writes.get('site/routes/released.json')).toContain('"/docs/1.0.0/new"');
    expect(writes.get('site/routes/released.json')).not.toContain('2.0.0');
  });
  it('moves links of the latest docs and of pages, and leaves those of posts', () => {
    expect(writes.get('docs/index.mdx')).toBe(
      'title: Documentation 2.0.0\nsince 1.0.0 [a](/docs/2.0.0/new)',
    );
    expect(writes.get('docs/new.md')).toContain('(/docs/2.0.0/new)');
    expect(writes.get('src/pages/about.md')).toBe('[c](/docs/2.0.0/new)');
    expect(writes.has('blog/post.md')).toBe(false);
  });
  it('lets the new version include the partials', () => {
    expect(writes.get('partials/a.mdx')).toBe('{/* versions: 1.0.0 2.0.0 */}');
  });
  it('writes no file that stays the same', () => {
    expect(writes.has('site/routes/additional.json')).toBe(false);
  });
  it('tells the maintainer which lines still name the version before', () => {
    expect(remarks).toContain('docs/new.md:1: names 1.0.0. Is the docs version meant?');
    expect(remarks.filter((remark) => remark.startsWith('docs/index.mdx'))).toEqual([
      'docs/index.mdx: read it through; its prose is still that of 1.0.0.',
    ]);
  });

  it.each([
    [{'types/pricing4react/2.0.0.d.ts': ''}, 'types/pricing4react/2.0.0.d.ts exists'],
    [{'versioned_docs/version-1.0.0/a.md': ''}, 'versioned_docs/version-1.0.0/ exists'],
    [{'site/topics.ts': 'export const RENAMED_TOPICS = [];'}, 'has no entry for'],
  ])('refuses %j', (files, message) => {
    const plan = () => planCut(repository({...FILES, ...files} as typeof FILES), cut);
    expect(plan).toThrow(CutRefusal);
    expect(plan).toThrow(message);
  });
  it('refuses when a file is missing', () => {
    const files = Object.fromEntries(
      Object.entries(FILES).filter(([file]) => !file.startsWith('types')),
    );
    expect(() => planCut(repository(files), cut)).toThrow(
      'types/pricing4react/1.0.0.d.ts is missing',
    );
  });
});

describe('planCut of this repository', () => {
  it('changes every place that knows the latest version', () => {
    const {writes} = planCut(readRepository(root), {
      from: LATEST_LABEL,
      previous: VERSIONS[1]!.label,
      to: nextLabel(LATEST_LABEL),
    });
    for (const file of [
      'site/versions.ts',
      'site/topics.ts',
      'site/changes.ts',
      'site/routes/routes.json',
      'docs/index.mdx',
      `checks/fences/java/hosts/${nextLabel(LATEST_LABEL)}/Host.java`,
    ]) {
      expect(writes.has(file), file).toBe(true);
    }
    expect(writes.get('docs/index.mdx')).not.toContain(`/docs/${LATEST_LABEL}`);
  });
});
