import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {frontMatterProblems} from '../../plugins/front-matter/validate';
import {REDIRECTS} from '../../site/redirects';
import {proseProblems} from '../prose/check';
import {readProse} from '../prose/document';
import {readRepository} from '../version-cut/repository';
import type {Repository} from '../version-cut/plan';
import {insertRoute} from './contract';
import {complete, wrap, yamlText} from './field';
import {nextPosition, pageFields, planPage} from './page';
import {planPost, postFields} from './post';

const FILES: Readonly<Record<string, string>> = {
  'contract/routes.json': [
    '{"versions": [{"name":"2.0.1","latest":true},{"name":"2.0.0"}],"sidebars":{"api":"Guide"},"routes": [',
    '    {"path":"/","kind":"home"},',
    '    {"path":"/docs/2.0.0/api/gone","version":"2.0.0","id":"api/gone","sidebar":"api","kind":"doc"},',
    '    {"path":"/docs/2.0.1/api/introduction","version":"2.0.1","id":"api/introduction","sidebar":"api","kind":"doc"}',
    ']}',
  ].join('\n'),
  'site/changes.ts': "export const CHANGES = {'2.0.1': {changes: [], unchanged: ['a']}};",
  'docs/api/introduction.md': '---\ntitle: Guide\nsidebar_position: 1\n---\n',
  'docs/api/more/b.md': '---\ntitle: B\nsidebar_position: 2\n---\n',
  'docs/api/more/_category_.json': '{"position": 4}',
  'blog/2025-01-01-a.md': '---\ntitle: A post\n---\n',
  'blog/tags.yml': 'hello: {}\nhola: {}\n',
  'blog/authors.yml': 'isa-group: {}\n',
};
const repository: Repository = {paths: Object.keys(FILES), read: (file) => FILES[file]!};

const GOOD = {
  id: 'api/caching',
  title: 'Caching the pricing token',
  description: 'How long a browser may keep a pricing token, and what to do when it is too old.',
  intro:
    'A browser keeps the pricing token until the next one comes. Read this page to change that.',
};
const problemsOf = (answers: Readonly<Record<string, string>>) =>
  complete(
    pageFields(repository, [{from: '/docs/2.0.1/api/old', to: '/docs/2.0.1/api/introduction'}]),
    answers,
  ).problems;

describe('new:page', () => {
  it('accepts good answers and completes the others', () => {
    const {answers, problems} = complete(pageFields(repository, []), GOOD);
    expect(problems).toEqual([]);
    expect(answers.position).toBe('5');
  });
  it.each([
    [{id: 'introduction'}, 'is no place'],
    [{id: 'api/my page'}, 'is no place'],
    [{id: 'api/../etc'}, 'is no place'],
    [{id: 'api/a.md'}, 'file extension'],
    [{id: 'apis/a'}, 'there is no section "apis". Choose one of api'],
    [{id: 'api/nowhere/a'}, 'docs/api/nowhere/ has no pages. Choose one of api, api/more'],
    [{id: 'api/Introduction'}, '/docs/2.0.1/api/introduction exists'],
    [{id: 'api/old'}, 'is an old address that leads to /docs/2.0.1/api/introduction'],
    [{title: 'guide'}, 'is the title of docs/api/introduction.md already'],
    [{title: 'Quotas'}, 'Write "usage limit"'],
    [{description: 'Too short.'}, '"description" has 10 characters, expected 70 to 160'],
    [{description: 'x'.repeat(161)}, 'has 161 characters'],
    [{intro: 'To be written.'}, 'is no paragraph'],
    [{intro: `Lorem ipsum ${'dolor sit amet '.repeat(5)}.`}, 'belongs to a draft'],
    [{position: 'last'}, 'is no position'],
    [{tag: 'x'}, '--tag is no flag. Use --id, --title'],
  ])('refuses %j', (answers, message) => {
    expect(problemsOf({...GOOD, ...answers}).join('\n')).toContain(message);
  });
  it('names every flag that is missing', () => {
    expect(problemsOf({}).map((problem) => problem.split(' ')[0])).toEqual(
      expect.arrayContaining(['--id', '--title', '--description', '--intro']),
    );
  });
  it('writes the page and its route, in order', () => {
    const {writes, file, address, remarks} = planPage(repository, {
      ...GOOD,
      label: '',
      position: '5',
    });
    expect([...writes.keys()]).toEqual([file, 'contract/routes.json']);
    expect(writes.get(file)).toMatch(/^---\ntitle: Caching the pricing token\ndescription: /);
    expect(writes.get(file)).toContain('- [Guide](./introduction.md)\n');
    const {routes} = JSON.parse(writes.get('contract/routes.json')!) as {routes: {path: string}[]};
    expect(routes.map((route) => route.path)).toEqual([
      '/',
      '/docs/2.0.0/api/gone',
      address,
      '/docs/2.0.1/api/introduction',
    ]);
    expect(remarks).toEqual([]);
  });
  it('accounts for a topic that the version before has', () => {
    const {writes, remarks} = planPage(repository, {...GOOD, id: 'api/gone', position: '5'});
    expect(writes.get('site/changes.ts')).toContain("unchanged: ['a', 'api/gone']");
    expect(remarks.join()).toContain('Docs 2.0.0 has this topic');
  });
  it('puts the page behind the last entry of its folder', () => {
    expect(nextPosition(repository, 'api')).toBe(5);
    expect(nextPosition(repository, 'api/more')).toBe(3);
  });
});

describe('new:post', () => {
  const post = {
    slug: 'limits-that-reset',
    title: 'Limits that reset: how a month begins',
    description: GOOD.description,
    intro: GOOD.intro,
    text: GOOD.intro,
    tags: 'hello, hola',
  };
  const run = (answers: Readonly<Record<string, string>>) =>
    complete(postFields(repository, '2025-07-01'), answers);
  it('writes the post and its route', () => {
    const {answers, problems} = run(post);
    expect(problems).toEqual([]);
    const {file, writes} = planPost(repository, answers);
    expect(file).toBe('blog/2025-07-01-limits-that-reset.md');
    expect(writes.get(file)).toContain('title: "Limits that reset: how a month begins"\n');
    expect(writes.get(file)).toContain('authors: [isa-group]\ntags: [hello, hola]\n');
    expect(writes.get(file)).toContain('\n<!-- truncate -->\n');
    expect(writes.get('contract/routes.json')).toContain('"/blog/limits-that-reset"');
  });
  it.each([
    [{slug: 'Limits'}, 'is no slug'],
    [{slug: 'tags'}, '/blog/tags exists'],
    [{tags: 'hello, news'}, '"news" is not in blog/tags.yml. Choose from hello, hola'],
    [{tags: ''}, 'name at least one of hello, hola'],
    [{authors: 'me'}, '"me" is not in blog/authors.yml'],
    [{date: '1 July'}, 'is no date'],
    [{title: 'A post'}, 'is the title of blog/2025-01-01-a.md already'],
  ])('refuses %j', (answers, message) => {
    expect(run({...post, ...answers}).problems.join('\n')).toContain(message);
  });
});

describe('on this repository', () => {
  const site = readRepository(path.resolve(__dirname, '../..'));
  it('a new page passes the checks of pages', () => {
    const {answers, problems} = complete(pageFields(site, REDIRECTS), {
      ...GOOD,
      // A name that no author takes; the example of CONTRIBUTING.md may land one day.
      id: 'api/Pricing4Java/page-of-the-unit-tests',
      title: 'A page of the unit tests',
    });
    expect(problems).toEqual([]);
    const {file, writes} = planPage(site, answers);
    const text = writes.get(file)!;
    const frontMatter = parse(/^---\n([\s\S]*?)\n---/.exec(text)![1]!) as Record<string, unknown>;
    expect(frontMatterProblems(frontMatter)).toEqual([]);
    expect(proseProblems([readProse(file, text)], [])).toEqual([]);
    const routes = (contract: string) =>
      (JSON.parse(contract) as {routes: {path: string}[]}).routes.map((route) => route.path);
    const after = routes(writes.get('contract/routes.json')!);
    expect(after).toHaveLength(routes(site.read('contract/routes.json')).length + 1);
    expect(after).toEqual([...after].sort());
  });
});

describe('insertRoute', () => {
  it('adds the last route', () => {
    const text = '{"routes": [\n    {"path":"/a","kind":"doc"}\n]}';
    expect(JSON.parse(insertRoute(text, {path: '/b', kind: 'doc'}))).toEqual({
      routes: [
        {path: '/a', kind: 'doc'},
        {path: '/b', kind: 'doc'},
      ],
    });
  });
  it('refuses another layout', () => {
    expect(() => insertRoute('{"routes": []}', {path: '/b', kind: 'doc'})).toThrow(
      'one route per line',
    );
  });
});

describe('text', () => {
  it('is quoted where YAML would read something else', () => {
    for (const value of [
      'Plain',
      'a: b',
      '"quoted"',
      'yes',
      '3.0 is out',
      '@PricingPlanAware',
      "it's",
    ]) {
      expect(parse(`title: ${yamlText(value)}`)).toEqual({title: value});
    }
  });
  it('is wrapped', () => {
    expect(
      wrap('word '.repeat(50))
        .split('\n')
        .every((line) => line.length <= 100),
    ).toBe(true);
  });
});
