import {MAX_QUERY_LENGTH, noteQuery, wholeQuery} from './wholeQuery';

it('wholeQuery restores a truncated query up to a limit, and changes no other', () => {
  noteQuery('z'.repeat(MAX_QUERY_LENGTH + 1));
  expect(wholeQuery('z'.repeat(64))).toBe('z'.repeat(MAX_QUERY_LENGTH));
  for (const other of ['z'.repeat(63), 'x'.repeat(64)]) expect(wholeQuery(other)).toBe(other);
});
