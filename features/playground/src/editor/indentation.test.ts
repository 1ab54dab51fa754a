import {indentAfter} from './indentation';

it.each([
  ['plans:', 2],
  ['  FREE: # all', 4],
  ['    description: |', 6],
  ['      - maxNotes', 6],
  ['    unit: user/month', 4],
  ["    url: 'https://example.org:'", 4],
  ['  # plans:', 2],
  ['   ', 3],
])('indents the line after %j by %i', (above, expected) => {
  expect(indentAfter(above)).toBe(expected);
});
