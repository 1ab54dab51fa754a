import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {CHANGES} from '../site/versions/changes';
import {LATEST_LABEL} from '../site/versions';
import {remarkVersionChanges} from './versionChanges';

function run(label: string): Root {
  const component = {
    type: 'mdxJsxFlowElement',
    name: 'VersionChanges',
    attributes: [{type: 'mdxJsxAttribute', name: 'of', value: label}],
    children: [],
  };
  const tree = {type: 'root', children: [component]} as unknown as Root;
  remarkVersionChanges()(tree);
  return tree;
}

it('inserts a heading with the id of the change before each change', () => {
  const {changes} = CHANGES[LATEST_LABEL]!;
  const {children} = run(LATEST_LABEL);
  expect(children).toHaveLength(2 * changes.length);
  expect(children[0]).toMatchObject({
    type: 'heading',
    depth: 3,
    data: {hProperties: {id: changes[0]!.id}},
  });
  expect(children[1]).toMatchObject({
    name: 'VersionChanges',
    attributes: [
      {name: 'of', value: LATEST_LABEL},
      {name: 'id', value: changes[0]!.id},
    ],
  });
});

it('turns backticks of a title into code', () => {
  const withCode = CHANGES[LATEST_LABEL]!.changes.findIndex(({title}) => title.includes('`'));
  expect(withCode).toBeGreaterThanOrEqual(0);
  const heading = run(LATEST_LABEL).children[2 * withCode] as {children: {type: string}[]};
  expect(heading.children.map(({type}) => type)).toContain('inlineCode');
});

it('rejects a version without changes and lists those with changes', () => {
  expect(() => run('9.9.9')).toThrow(/docs version "9\.9\.9".*2\.0\.1/);
});
