import {describe, expect, it} from 'vitest';
import {addRoutes, documentIds} from './routes';

const contract = `{
  "versions": [{"name":"2.0.1","latest":true},{"name":"2.0.0"}],
  "routes": [
    {"path":"/","kind":"home"},
    {"path":"/docs/2.0.0/a","version":"2.0.0","id":"a","kind":"doc"},
    {"path":"/docs/2.0.1","kind":"version-landing","version":"2.0.1"},
    {"path":"/docs/2.0.1/a","version":"2.0.1","id":"a","kind":"doc"},
    {"path":"/docs/2.0.1/category/c","version":"2.0.1","kind":"category"},
    {"path":"/docs/2.0.10/a","version":"2.0.10","id":"a","kind":"doc"},
    {"path":"/search","kind":"search"}
  ]
}
`;

describe('addRoutes', () => {
  it('adds each route of the latest version for the new one, behind them', () => {
    expect(addRoutes('c.json', contract, '2.0.1', '2.1.0')).toBe(
      contract
        .replace(
          '[{"name":"2.0.1","latest":true},{"name":"2.0.0"}]',
          '[{"name":"2.1.0","latest":true},{"name":"2.0.1"},{"name":"2.0.0"}]',
        )
        .replace(
          '"version":"2.0.1","kind":"category"},\n',
          `"version":"2.0.1","kind":"category"},
    {"path":"/docs/2.1.0","kind":"version-landing","version":"2.1.0"},
    {"path":"/docs/2.1.0/a","version":"2.1.0","id":"a","kind":"doc"},
    {"path":"/docs/2.1.0/category/c","version":"2.1.0","kind":"category"},
`,
        ),
    );
  });
  it('stays valid when the last route is one of the latest version', () => {
    const text = '{"routes": [\n{"path": "/docs/1.0.0/a", "version": "1.0.0", "kind": "doc"}\n]}';
    expect(JSON.parse(addRoutes('c.json', text, '1.0.0', '2.0.0'))).toEqual({
      routes: [
        {path: '/docs/1.0.0/a', version: '1.0.0', kind: 'doc'},
        {path: '/docs/2.0.0/a', version: '2.0.0', kind: 'doc'},
      ],
    });
  });
  it('changes nothing in a file without such routes', () => {
    const text = '{"routes": [\n{"path": "/x", "kind": "page"}\n]}';
    expect(addRoutes('c.json', text, '1.0.0', '2.0.0')).toBe(text);
  });
  it.each([
    '{"routes": [{"path": "/docs/1.0.0", "kind": "doc"}]}',
    '{"routes": [\n{"path": "/docs/1.0.0", "kind": "doc"}, {"path": "/x", "kind": "page"}\n]}',
  ])('refuses a file that has not one route per line', (text) => {
    expect(() => addRoutes('c.json', text, '1.0.0', '2.0.0')).toThrow(
      'c.json: write one route per',
    );
  });
  it('refuses a list of versions that it cannot find', () => {
    const text = '{"versions" : [{"name": "1.0.0"}], "routes": []}';
    expect(() => addRoutes('c.json', text, '1.0.0', '2.0.0')).toThrow('c.json: write "versions"');
  });
});

describe('documentIds', () => {
  it('lists the documents of a version', () => {
    expect(documentIds(contract, '2.0.1')).toEqual(['a']);
    expect(documentIds(contract, '9.9.9')).toEqual([]);
  });
});
