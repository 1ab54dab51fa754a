import {forEachDiagnostic} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {showProblems} from './assistance';

it.each([
  ['one line', 1, 2, [1, 2]],
  ['the first of several lines', 1, 5, [1, 2]],
  ['the end of text that has become shorter', 8, 9, [5, 5]],
])('showProblems underlines %s', (_name, from, to, expected) => {
  const problem = {from, to, line: 1, column: 2, severity: 'error', message: 'No.'} as const;
  const state = EditorState.create({doc: 'ab\ncd'});
  const after = state.update(showProblems(state, [{...problem, source: 'parser'}])).state;
  const found: unknown[] = [];
  forEachDiagnostic(after, ({source}, ...range) => found.push([source, ...range]));
  expect(found).toEqual([['pricing4ts 0.9.5', ...expected]]);
});
