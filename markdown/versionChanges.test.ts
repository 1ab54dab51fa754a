import type {Root} from 'mdast';
import {remarkVersionChanges} from './versionChanges';

it('rejects a version without changes and lists those with changes', () => {
  const attributes = [{type: 'mdxJsxAttribute', name: 'of', value: '9.9.9'}];
  const component = {type: 'mdxJsxFlowElement', name: 'VersionChanges', attributes, children: []};
  const tree = {type: 'root', children: [component]} as unknown as Root;
  expect(() => remarkVersionChanges()(tree)).toThrow(/docs version "9\.9\.9".*2\.0\.1/);
});
