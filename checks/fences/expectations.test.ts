/** The fixtures of the Java and the TypeScript checker show the messages. */
import {matchesExpectation} from './expectations';

it.each([
  ['a\nb', 'a\r\nb\n\n', true],
  ['a\n\nb', 'a  \n \nb', true],
  ['eyJ….….…', 'eyJx.y.z', true],
  ['{a=…} (b)', '{a=1, c=2} (b)', true],
  ['a', 'ab', false],
  ['a…', 'a\nb', false],
  ['a.c', 'abc', false],
  ['a\n\nb', 'a\nb', false],
  ['a…d', 'bacd', false],
])('matchesExpectation %j and %j: %s', (expected, actual, isMatch) => {
  expect(matchesExpectation(expected, actual)).toBe(isMatch);
});
