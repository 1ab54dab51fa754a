import {MAX_QUERY_LENGTH, noteQuery, wholeQuery} from './wholeQuery';

const message =
  'Cannot invoke "String.trim()" because "expression" is null, says Pricing4Java 5.5.2';

describe('wholeQuery', () => {
  it('restores a truncated query', () => {
    noteQuery(message);
    expect(wholeQuery(message.slice(0, 64))).toBe(message);
  });
  it('does not change queries that are not truncated or do not match', () => {
    noteQuery(message);
    expect(wholeQuery('plan')).toBe('plan');
    expect(wholeQuery(message.slice(0, 63))).toBe(message.slice(0, 63));
    expect(wholeQuery('x'.repeat(64))).toBe('x'.repeat(64));
  });
  it('limits the length', () => {
    noteQuery('z'.repeat(MAX_QUERY_LENGTH + 1));
    expect(wholeQuery('z'.repeat(64))).toHaveLength(MAX_QUERY_LENGTH);
  });
});
