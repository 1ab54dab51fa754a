import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fieldsOf} from '@pricing4saas/pricing2yaml/fields/fields';
import {
  CHOOSING_SCHEMA,
  SYNTAX_VERSIONS,
  type SyntaxVersion,
} from '@pricing4saas/pricing2yaml/schema/model';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import {describe, expect, it} from 'vitest';
import {root} from '../../lib/root';
import {specificationId} from '../../site/pages';
import {checkHeadings, headingIds} from './specifications';

function pathsIn(version: SyntaxVersion): string[] {
  return fieldsOf(version).map(({path: field}) => field);
}

it.each([...SYNTAX_VERSIONS, CHOOSING_SCHEMA])('the id of schema %s is its URL', (name) => {
  expect(readSchema(name).$id).toBe(
    `https://pricing4saas.vercel.app/schemas/pricing2yaml/${name}.json`,
  );
});

describe('specification pages', () => {
  const allPaths = [...new Set(SYNTAX_VERSIONS.flatMap(pathsIn))];

  it.each(SYNTAX_VERSIONS)('%s: has a heading for each of its fields', (version) => {
    const file = `docs/${specificationId(version)}.mdx`;
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(checkHeadings(file, text, version, pathsIn(version), allPaths)).toEqual([]);
  });

  const page = [
    '## Root {#root}',
    '### `features` {#features}',
    '### Kind {/* #features-name-type */}',
    '<FieldFacts path="features" version="2.1" />',
  ].join('\n');

  it('reads both forms of heading ids', () => {
    expect(headingIds(page)).toEqual(['root', 'features', 'features-name-type']);
  });
  it('reports missing and foreign headings and facts of another version', () => {
    const fields = ['features', 'features.<name>.type'];
    expect(checkHeadings('p.mdx', page, '2.1', fields, fields)).toEqual([]);
    expect(checkHeadings('p.mdx', page, '2.1', [...fields, 'plans'], fields)).toEqual([
      'p.mdx: no heading describes plans. Add one that ends with {#plans}.',
    ]);
    expect(checkHeadings('p.mdx', page, '2.1', ['features'], fields)[0]).toContain('does not have');
    expect(checkHeadings('p.mdx', page, '3.0', fields, fields)[0]).toContain('another version');
  });
});
