import {describe, expect, it} from 'vitest';
import {MAX_QUERY_LENGTH, createWholeQuery} from './wholeQuery';

const message =
  'Cannot invoke "String.trim()" because "expression" is null, says Pricing4Java 5.5.2';

describe('createWholeQuery', () => {
  it('restores a truncated query', () => {
    const query = createWholeQuery();
    query.note(message);
    expect(query.complete(message.slice(0, 64))).toBe(message);
  });
  it('does not change queries that are not truncated or do not match', () => {
    const query = createWholeQuery();
    query.note(message);
    expect(query.complete('plan')).toBe('plan');
    expect(query.complete(message.slice(0, 63))).toBe(message.slice(0, 63));
    expect(query.complete('x'.repeat(64))).toBe('x'.repeat(64));
  });
  it('limits the length', () => {
    const query = createWholeQuery();
    query.note('z'.repeat(MAX_QUERY_LENGTH + 1));
    expect(query.complete('z'.repeat(64))).toHaveLength(MAX_QUERY_LENGTH);
  });
});
