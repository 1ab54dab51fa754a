/** A query that must not break the search. */
interface OddQuery {
  readonly query: string;
  readonly isFound: boolean;
  /** Text of a result, which the page must escape. */
  readonly shows?: string;
}

export const ODD_QUERIES: readonly OddQuery[] = [
  {query: '<img src=x onerror=alert(1)>', isFound: true},
  {query: 'plans price', isFound: true, shows: 'plans.<name>.price'},
  {query: 'the of and', isFound: true},
  {query: '价格', isFound: false},
  {query: '!!! ???', isFound: false},
  {query: 'plan '.repeat(2000), isFound: true},
  {query: 'z'.repeat(10_000), isFound: false},
];
