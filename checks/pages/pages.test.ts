import {commitAll, git} from '../../lib/repository';
import {temporaryFolder} from '../../lib/testing';
import {codeLinkProblems} from './addresses';
import {imageProblems} from './images';
import {checkPages} from './pages';
import {pricingProblems} from './pricings';
import {checkRemoved} from './removed';

const DESCRIPTION = 'What the page explains, in a sentence that is long enough for search engines.';

let pageCount = 0;
const page = (text = '', more = '') =>
  `---\ntitle: A page\ndescription: ${DESCRIPTION} ${(pageCount += 1)}\n${more}---\n\n${text}\n\n{/* truncate */}\n`;

const BASE = {
  'docs/api/a.mdx': page("import Part from '@site/partials/part.mdx';\n\n## One\n\n<Part />"),
  'docs/api/b.md': page(
    '## Two {#second}\n\n## Two\n\n## Two',
    'sidebar_position: 1.5\nsidebar_label: Two\n',
  ),
  'partials/part.mdx': '## In a part\n\n[Up](#one)',
  'blog/2025-01-02-post.md': page('', 'authors: ana\n'),
  'blog/tags.yml': 'how-to: {}\nnews: {}\n',
  'blog/authors.yml': `ana:\n  name: Ana\n  page: true\n  description: ${DESCRIPTION}\n`,
};

const ASSETS = ['/img/plan.png', '/img/token.svg', '/teach/a-1.yml'];

/** Problems of the files above and the given ones. */
const problems = (files: Record<string, string>, around?: Parameters<typeof checkPages>[1]) =>
  checkPages(new Map(Object.entries({...BASE, ...files})), {assets: ASSETS, ...around}).map(
    ({file, line, message}) => `${file}:${line}: ${message}`,
  );

const tabs = (...items: string[]) =>
  page(
    `<Tabs groupId="os">\n${items.map((item) => `<TabItem ${item}>A</TabItem>\n`).join('')}</Tabs>`,
  );

const query = (path: string, anchor = '') =>
  JSON.stringify([{query: 'q', expected: [{path, anchor}]}], undefined, 1);

describe('checkPages', () => {
  it.each([
    [
      'links to a page with a syntax error, which another step reports',
      {
        'docs/c.md': page('[A](./d.mdx#gone), [How to sell](./d.mdx#one)'),
        'docs/d.mdx': page('1 <5\n\n## How to sell {#one}'),
        'docs/e.md': page('', 'sidebar_label: How to sell\n'),
      },
    ],
    [
      'a question and a description in two versions',
      Object.fromEntries(
        ['docs', 'versioned_docs/version-1.4.0'].map((folder) => [
          `${folder}/c.md`,
          page('', 'questions:\n  - how do I sell it\n').replace(/ \d+$/m, ''),
        ]),
      ),
    ],
    [
      'files with conflicts, which the check of texts reports',
      {'docs/c.md': '<<<<<<< HEAD\n[A](#a)\n=======\n[A](#b)\n>>>>>>> b\n'},
    ],
    [
      'fences in longer fences and in lists',
      {'docs/c.md': page('````markdown\n```bash\na\n```\n````\n\n- ```bash\n  a\n  ```')},
    ],
    [
      'links to sections that a comment hides',
      {'docs/c.md': page('[A](d.md#b)'), 'docs/d.md': page('<!--\n\n## B')},
    ],
    ['a draft that only drafts link to', {'docs/c.md': page('[A](#a)\n\n## A', 'draft: true\n')}],
    ['the date of a folder', {'blog/2025-01-03-x/index.md': page('', 'date: 2025-01-03\n')}],
    ['the position of another folder', {'docs/c.md': page('', 'sidebar_position: 1.5\n')}],
    ['links to missing files, which another step reports', {'docs/c.md': page('[A](./api/bb.md)')}],
    ['links to a sample', {'docs/c.md': page('[A](http://localhost:8080/a)')}],
    ['relative slugs', {'docs/api/c.md': page('', 'slug: d\n')}],
    [
      'absolute links',
      {
        'docs/c.md': page('![A](/img/plan.png#light-mode) [B](/blog/rss.xml) [C](/docs/1.4.0)'),
        'blog/2025-01-03-x.md': page(`[A](/docs/1.4.0/api/architecture)`),
      },
    ],
    ['tabs', {'docs/c.mdx': tabs('value="a" label="A"', 'value="b" label="B"')}],
  ])('accepts %s', (_, files: Record<string, string>) => expect(problems(files)).toEqual([]));

  const expectProblem = (file: string, text: string, line: number, expected: RegExp) => {
    const [problem = '', ...others] = problems({[file]: text});
    expect(problem).toMatch(new RegExp(`^${file}:${line}: `));
    expect(problem).toMatch(expected);
    expect(others).toEqual([]);
  };

  it.each([
    [page('[A](./api/b.md#secnd)'), 6, /b.md has no section #secnd.*similar id is #second/],
    [page('[A](./5%.md#a)\n\n## Off {#5%-off}'), 1, /id "5%-off"/],
    [page('## A\n\n[A](#a%)'), 8, /no section #a%/],
    [page('[A](%ff.md#a), [B](./api/b.md#%ff)'), 6, /no section #%ff/],
    [page('', 'slug: /api/a\n'), 4, /\/docs\/2.0.1\/api\/a, as docs\/api\/a.mdx:2/],
    ['---\ntitle: A page\n---\n', 2, /"description" is missing. Describe/],
    [page('', 'a: b: c\n'), 4, /bad indentation.* between double quotes/],
    [page('', "a: 'b\nb: 1\n"), 4, /end of the stream.* close quotation/],
    [page('', 'title: B\n'), 4, /duplicated mapping key. Remove one/],
    ['---\ntitle: A\n\nb: "c', 4, /end of the stream/],
    [
      page('', 'questions:\n  - How do I sell it\n  - how do I sell it\n'),
      6,
      /"how do I sell it" is a question of docs\/c.md too\. Write/,
    ],
    [page('', 'questions: how to sell it\n'), 4, /must be a list/],
    [page('', 'image: /img/a.png\n'), 4, /no image \/img\/a.png/],
    [page('![A](/img/lock.png)'), 6, /no image \/img\/lock.png. Correct the link/],
    [page('<img src="/img/tokn.svg">'), 6, /mean "\/img\/token.svg"\?/],
    [
      page('[A](https://pricing4saas.vercel.app/docs/2.0.1/api/bb)'),
      6,
      /There is no page \/docs\/2.0.1\/api\/bb.*"api\/b.md"\?/,
    ],
    [page('[A](/docs/1.4.1/api/introduction)'), 6, /mean "\/docs\/2.0.1\/api\/introduction"\?/],
    [page('[A](http://localhost:3000/docs/2.0.1/api/b#second)'), 6, /your computer.* "api\/b.md"/],
    [page('```bash\na\n\n## A\n\n```bash\nb\n```\n\n[A](#a)'), 6, /This code block does not end/],
  ])('reports %j in line %i: %s', (text, line, expected) =>
    expectProblem('docs/c.md', text, line, expected),
  );

  it.each([
    ['partials/part.mdx', '[A](#gone)', 1, /a.mdx has no section #gone/],
    ['versioned_docs/version-1.4.0/c.md', page('[A](#gone)'), 6, /./],
    ['blog/authors.yml', 'ana:\n  name: Ana\n  page: true\n', 3, /"ana" is missing/],
    [
      'blog/authors.yml',
      'ana:\n  name: Ana\n  image_url: /img/plam.png\n',
      3,
      /There is no image \/img\/plam.png. Did you mean "\/img\/plan.png"/,
    ],
    [
      'blog/2025-01-03-x.md',
      page('', 'authors: [ana, bob]\n'),
      4,
      /"bob" is not in blog\/authors.yml.*: ana/,
    ],
    ['blog/2025-01-03-x.md', page('', 'slug: 2025/01/02/post\n'), 4, /\/blog\/2025\/01\/02\/post/],
    ['docs/c.md', `\n${page()}`, 1, /shown as text. Begin with ---/],
    ['features/learn/1-c.mdx', page('', 'questions:\n  - "a: b"\n'), 5, /"a: b" must have/],
    ['blog/2025-01-03-x.md', page('[A](/docs/2.0.1/api/bb)'), 6, /mean "\/docs\/2.0.1\/api\/b"\?/],
    ['docs/c.md', page('[A](pathname:///teach/a1.yml)'), 6, /no file .*mean "\/teach\/a-1.yml"/],
    ['docs/c.mdx', tabs('value="a"', 'value="a"'), 8, /Line 7 is a tab with the value "a" too/],
    ['docs/x/_category_.json', '{"link": {\n"tytle": "A"}}', 2, /"tytle".*mean "title"\?/],
    [
      'docs/api/x/_category_.json',
      '{\n"position": 1.5}',
      2,
      /"1.5" is a position of docs\/api\/b.md too/,
    ],
    ['docs/x/_category_.json', '{\n"order": 1}', 2, /"order".* Use one of: label, /],
    [
      'blog/2025-01-03-x.md',
      page('[A](../docs/api/b.md#second)'),
      6,
      /from docs\/.*2.0.1\/api\/b"/,
    ],
    ['docs/api/c.md', page('', 'sidebar_position: 1.5\n'), 4, /"1.5" is a .* docs\/api\/b.md too/],
    [
      'blog/tags.yml',
      'how-to: {}\nnews:\n  label: A\n  permalink: /how-to\n',
      4,
      /"news" has the permalink of "how-to"/,
    ],
    [
      'docs/api/c.md',
      page('[A](../docs/getting-started/installation.md#npm)'),
      6,
      /installation has moved. Link to "\/docs\/2.0.1\/docs\/getting-started\/instalation/,
    ],
    [
      'docs/api/understanding/architecture.md',
      page('[A](/docs/1.4.0/api/architecture)'),
      6,
      /in an older docs version. Link to "architecture.md"/,
    ],
    ['docs/api/c.md', page('', 'sidebar_label: Two\n'), 4, /"Two" is a .* docs\/api\/b.md too/],
    ['docs/c.md', page('[A](./c.md)'), 6, /\.\/c.md leads to its own page/],
    ['docs/c.mdx', tabs('value="a"').replace('>A<', '><'), 7, /The tab "a" is empty/],
    ['partials/c.mdx', 'A', 1, /No page imports this partial/],
    ['docs/c.mdx', tabs('labl="A"'), 7, /no attribute "labl". Did you mean "label"/],
    ['docs/c.mdx', tabs('value="a"', 'value="b" label="B"'), 7, /The tab "a" has no/],
    [
      'docs/c.mdx',
      tabs('value="yrn" label="A"').replace('os', 'package-manager'),
      7,
      /no tab "yrn". Did you mean "yarn"/,
    ],
    ['blog/2025-02-30-x.md', page(), 1, /"2025-02-30" is not a date. Begin/],
    ['blog/2025-01-03-x.md', page('', 'date: 20-06-2025\n'), 4, /"20-06-2025" is.*Write .*, such/],
    ['blog/2025-01-03-x/index.md', page('', 'date: 2025-01-04\n'), 4, /Write 2025-01-03, as/],
    ['blog/2025-01-03-x.md', page().replace('trunc', 'trunk'), 5, /Write <!-- truncate/],
    ['blog/2025-01-03-x.mdx', page().replace('trunc', 'trunk'), 5, /Write {\/\* trun/],
    ['blog/2999-01-03-x.md', page(), 1, /"2999-01-03" is in the future/],
    [
      'blog/2025-01-03-x.md',
      page('', 'tags: [newss]\n'),
      4,
      /blog\/tags.yml. .*"news"\? .*: how-to/,
    ],
    ['features/learn/1-c.mdx', page('', 'titel: A\n'), 4, /"titel".*mean "title"/],
    ['checks/built/readers-third.json', '[\n  {"query": "a"},\n]', 2, /not JSON: .*commas/],
    ['docs/x/_category_.json', '{"label": "A",\n"label": "B"}', 2, /Duplicate key "label".*Remove/],
    ['blog/authors.yml', 'ana: {name: Ana\n', 1, /This is not YAML/],
    ['docs/api/a.mdx', page('```bash\n\n## One'), 6, /code block does not end/],
    ['checks/built/golden.json', query('/docs/2.0.1/api/gone'), 3, /not a page/],
    ['checks/built/readers-unseen.json', query('/docs/2.0.1/api/a', 'on'), 3, /similar id is #one/],
  ])('reports %s with %j in line %i: %s', expectProblem);
});

it('checkPages reports a draft once, if pages link to it', () => {
  const files = {
    'docs/api/c.md': page('', 'draft: true\n'),
    'docs/d.md': page('[A](api/c.md)', 'draft: true\n'),
    'docs/e.md': page('\n[A](/docs/2.0.1/api/c)'),
    'docs/f.md': page('[A](api/c.md)'),
  };
  expect(problems(files)).toEqual([
    expect.stringMatching(/^docs\/api\/c.md:4: docs\/e.md:7 links to this draft \(1 of 2\)/),
  ]);
});

it.each([
  [['linux2', 'linux'], [], 'docs/d.mdx:7: .*no tab "linux". Did you mean "linux2"'],
  [['linux2', 'linux'], ['docs/c.mdx'], 'docs/c.mdx:7: .*no tab "linux2". Did you mean "linux"'],
])(
  'checkPages reports only the odd one of the tabs %j if %j has changed',
  (values, changed, one) => {
    const [c, d] = values.map((value) => tabs(`value="${value}"`));
    const before = new Map(changed.map((file) => [file, page()]));
    const found = problems({'docs/c.mdx': c!, 'docs/d.mdx': d!}, {before});
    expect(found).toEqual([expect.stringMatching(one)]);
  },
);

it.each([
  ['[How to sell](d.md)', /"How to sell" names docs\/e.md, but the link leads to d.md. Correct/],
  ['[Sell more](d.md#two)', /"Sell more" names #one, but/],
  ['[How\nto sell](e.md), [Sell more](d.md), [d](d.md#one), [A](e.md)', undefined],
])('checkPages compares the text of a link with titles: %j', (text, expected) => {
  const files = {
    'docs/c.md': page(text),
    'docs/d.md': page('## Sell more {#one}\n\n## B {#two}'),
    'docs/e.md': page('', 'sidebar_label: How to sell\n'),
  };
  expect(problems(files)).toEqual(expected ? [expect.stringMatching(expected)] : []);
});

it('checkPages reports a slug that hides an expected answer only once', () => {
  const files = {
    'docs/c.md': page('', 'slug: /api/a\n'),
    'checks/built/golden.json': query('/docs/2.0.1/c'),
  };
  expect(problems(files)).toEqual([expect.stringMatching(/^docs\/c.md:4: .*has the URL/)]);
});

it('checkPages reports a keyword of another page, if the change adds it', () => {
  const files = {
    'docs/d.md': page('', 'sidebar_label: Start\nkeywords: [cart]\n'),
    'docs/api/c.md': page('', 'keywords: [Cart, start, new]\n'),
  };
  const before = new Map([['docs/api/c.md', page('', 'keywords: [old]\n')]]);
  expect(problems(files, {before})).toEqual([
    expect.stringMatching(/^docs\/api\/c.md:4: The keyword "cart" belongs to docs\/d.md/),
    expect.stringMatching(/^docs\/api\/c.md:4: The keyword "start" belongs to docs\/d.md/),
  ]);
  expect(problems(files, {before: new Map([['docs/api/c.md', files['docs/api/c.md']]])})).toEqual(
    [],
  );
  const renamed = new Map([
    ['docs/api/c.md', ''],
    ['docs/old.md', files['docs/api/c.md']],
  ]);
  expect(problems(files, {before: renamed})).toEqual([]);
  expect(problems(files)).toEqual([]);
});

it.each([
  ["saasName: A\nfeatures:\n  a:\n    serverExpression: planContext['features']['b']\n", 4],
  ['saasName: A\nfeatures:\n  a:\n    expression: planContext.features.a && a &&\n', 0],
  ['saasName: A: B\n', 0],
])('pricingProblems(%j) names line %i', (text, line) => {
  const [problem] = pricingProblems('samples/a.yml', text);
  expect(problem?.line ?? 0).toBe(line);
});

it('checkPages reports an id that occurs twice where it changed', () => {
  const files = {'partials/part.mdx': '## A\n\n## One\n\n## B {#b}'};
  expect(problems(files, {before: new Map([['partials/part.mdx', '']])})).toEqual([
    expect.stringMatching(/^partials\/part.mdx:3: #one is an id in docs\/api\/a.mdx too/),
  ]);
});

it('checkPages reports a new page that no sidebar or table has', () => {
  const files = {'docs/guides/c.md': page(), 'docs/api/guides/d.md': page(), 'docs/e.md': page()};
  const before = new Map([
    ['docs/guides/c.md', ''],
    ['docs/api/guides/d.md', ''],
  ]);
  expect(problems(files, {before})).toEqual([
    expect.stringMatching(/^docs\/guides\/c.md:1: No sidebar has .*: docs\/docs\/, docs\/api\//),
    expect.stringMatching(/^docs\/api\/guides\/d.md:1: Add this guide to the table/),
  ]);
});

it('checkPages proposes the id that a heading got instead of the lost one', () => {
  const files = {
    'docs/c.md': page('## A {#tables}\n\n## B {#exact}'),
    'docs/d.md': page('[A](c.md#races)'),
  };
  const before = new Map([['docs/c.md', page('## A {#tables}\n\n## B {#races}')]]);
  const own = {
    'docs/c.md': files['docs/c.md'].replace(
      '---\n',
      '---\nquestions:\n- races: a b c\n- races: d e f\n',
    ),
  };
  for (const given of [files, own]) {
    expect(problems(given, {before})).toEqual([
      expect.stringMatching(/most similar id is #exact;/),
    ]);
  }
  expect(problems(files)).toEqual([expect.stringMatching(/most similar id is #tables;/)]);
});

it('checkPages reports a copied text on the page that has changed', () => {
  const text = page();
  const before = new Map([['docs/c.md', page()]]);
  expect(problems({'docs/c.md': text, 'docs/d.md': text}, {before})).toEqual([
    expect.stringMatching(/^docs\/c.md:3: .* is a description of docs\/d.md too/),
  ]);
});

it('codeLinkProblems reports links of code to pages that do not exist', () => {
  const text =
    "docPath(LATEST_VERSION, 'api/introductoin#a'),\nto: '/lern',\nto=\"/learn\" href: '//a.b'";
  expect(codeLinkProblems('site/a.ts', text, [])).toEqual([
    expect.objectContaining({
      line: 1,
      message: expect.stringMatching(/mean ".*\/api\/introduction"/),
    }),
    expect.objectContaining({line: 2, message: expect.stringMatching(/mean "\/learn"/)}),
  ]);
  expect(codeLinkProblems('site/a.test.ts', text, [])).toEqual([]);
});

it('imageProblems reports images that readers would wait for', () => {
  const sizes = {'static/img/a.png': 900_000, 'static/img/b.png': 9000, 'samples/c.png': 900_000};
  const png = (size: number) => Buffer.alloc(size, '\x89PNG', 'latin1');
  const contents = Object.entries(sizes).map(([file, size]) => [file, png(size)]);
  const html = {'blog/d.webp': '<html>'};
  const folder = temporaryFolder({...Object.fromEntries(contents), ...html}, onTestFinished);
  expect(imageProblems(folder, [...Object.keys(sizes), ...Object.keys(html)])).toEqual([
    {file: 'static/img/a.png', line: 1, message: expect.stringContaining('has 900 KB')},
    {file: 'blog/d.webp', line: 1, message: expect.stringContaining('is not a webp image')},
  ]);
});

it('checkRemoved reports a lost URL, and code that reads the file', () => {
  const folder = temporaryFolder(
    {'docs/old.md': page('', 'slug: /gone\n'), 'a.test.ts': "\nread('docs/old.md');\n"},
    onTestFinished,
  );
  git(folder, 'init', '--quiet');
  commitAll(folder, 'Pages');
  const [moved, place] = [/'\/docs\/2.0.1\/gone': '\/new\/address'/, /names docs\/old.md/];
  // A branch that renames a page also lacks a redirect until it is written.
  const found = checkRemoved(folder, ['docs/old.md'], 'HEAD').filter(
    ({message}) => moved.test(message) || place.test(message),
  );
  expect(found).toEqual([
    expect.objectContaining({file: 'site/redirects.ts', message: expect.stringMatching(moved)}),
    expect.objectContaining({file: 'a.test.ts', line: 2, message: expect.stringMatching(place)}),
  ]);
  const others = checkRemoved(folder, ['a.test.ts'], 'HEAD');
  expect(others.filter(({file}) => file === 'a.test.ts')).toEqual([]);
});
