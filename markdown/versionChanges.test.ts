import type {Root} from 'mdast';
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

it('turns backticks of a title into code', () => {
  const withCode = CHANGES[LATEST_LABEL]!.changes.findIndex(({title}) => title.includes('`'));
  expect(withCode).toBeGreaterThanOrEqual(0);
  const heading = run(LATEST_LABEL).children[2 * withCode] as {children: {type: string}[]};
  expect(heading.children.map(({type}) => type)).toContain('inlineCode');
});

it('rejects a version without changes and lists those with changes', () => {
  expect(() => run('9.9.9')).toThrow(/docs version "9\.9\.9".*2\.0\.1/);
});
