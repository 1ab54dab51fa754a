import {
  addRoutes,
  emptyChanges,
  markFacts,
  updateLandingPage,
  updatePage,
  repeatLines,
} from './rewrite';

const cut = {from: '2.0.1', previous: '2.0.0', to: '2.1.0'};

it('updatePage updates links to the version and imports of its facts, and no others', () => {
  expect(updatePage('(/docs/2.0.1/a) /docs/2.0.1 /docs/2.0.10/a', cut)).toBe(
    '(/docs/2.1.0/a) /docs/2.1.0 /docs/2.0.10/a',
  );
  expect(updatePage("import a from '@site/site/versions/2.0.1/a.json'; // 2.0.1", cut)).toBe(
    "import a from '@site/site/versions/2.1.0/a.json'; // 2.0.1",
  );
});

describe('updateLandingPage', () => {
  it('updates title, links, components and the previous version', () => {
    const text = `title: Documentation 2.0.1
description: Start page of docs 2.0.1 - what changed since docs 2.0.0.
questions: {what-changed-since-200: what is new}
<A of="2.0.1" /> <B only="2.0.1" />
Docs 2.0.1 covers Pricing4React 2.0.1: [a](/docs/2.0.1/a), [b](/docs/2.0.0/b).
## What changed since 2.0.0
`;
    expect(updateLandingPage(text, cut)).toBe(`title: Documentation 2.1.0
description: Start page of docs 2.1.0 - what changed since docs 2.0.1.
questions: {what-changed-since-201: what is new}
<A of="2.1.0" /> <B only="2.1.0" />
Docs 2.1.0 covers Pricing4React 2.0.1: [a](/docs/2.1.0/a), [b](/docs/2.0.0/b).
## What changed since 2.0.1
`);
  });
  it('adds the new version to a partial of the latest one', () => {
    expect(updatePage('{/* versions: 2.0.0 2.0.1 */}\ntext', cut)).toBe(
      '{/* versions: 2.0.0 2.0.1 2.1.0 */}\ntext',
    );
  });
  it.each(['{/* versions: 2.0.0 2.0.10 */}', 'text {/* versions: 2.0.1 */}'])(
    'does not change "%s"',
    (text) => expect(updatePage(text, cut)).toBe(text),
  );
});

it('repeatLines repeats the lines of the latest version above them', () => {
  const text = `import v2_0_1 from './2.0.1/version';
import v2_0_0 from './2.0.0/version';
const FACTS = {
  '2.0.1': v2_0_1,
};
`;
  expect(repeatLines(text, cut)).toBe(`import v2_1_0 from './2.1.0/version';
import v2_0_1 from './2.0.1/version';
import v2_0_0 from './2.0.0/version';
const FACTS = {
  '2.1.0': v2_1_0,
  '2.0.1': v2_0_1,
};
`);
});

it('markFacts and emptyChanges tell the maintainer to edit the files', () => {
  expect(markFacts("import 'a';\nexport default {};\n", cut)).toMatch(
    /^import 'a';\n\/\/ EDIT: a copy of docs 2\.0\.1\..*\nexport default \{\};\n$/,
  );
  expect(emptyChanges(cut, ['a', 'b/c'])).toMatch(
    /^# EDIT: .*2\.1\.0.*\n# - id: [^]*\n#   topics: \[a\]\nchanges: \[\]\nunchanged: \["a","b\/c"\]\n$/,
  );
});

it('addRoutes copies each route of the latest version to the new one, in order', () => {
  const routes = [
    {path: '/docs/2.0.0/a', kind: 'doc', version: '2.0.0', id: 'a'},
    {path: '/docs/2.0.1', kind: 'version-landing', version: '2.0.1'},
    {path: '/docs/2.0.1/a', kind: 'doc', version: '2.0.1', id: 'a', sidebar: 'api'},
    {path: '/search', kind: 'search'},
  ];
  expect(addRoutes(routes, cut)).toEqual([
    ...routes.slice(0, 3),
    {path: '/docs/2.1.0', kind: 'version-landing', version: '2.1.0'},
    {path: '/docs/2.1.0/a', kind: 'doc', version: '2.1.0', id: 'a', sidebar: 'api'},
    routes[3],
  ]);
});
