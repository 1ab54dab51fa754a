/** Queries that no reader should be able to break the search with, and whether they find something. */
export const ODD_QUERIES: readonly {readonly query: string; readonly isFound: boolean}[] = [
  {query: '<img src=x onerror=alert(1)>', isFound: true},
  {query: '"><b>zzqq</b>', isFound: true},
  {query: 'the of and', isFound: true},
  {query: '价格', isFound: false},
  {query: '!!! ???', isFound: false},
  {query: 'plan '.repeat(2000), isFound: true},
  {query: 'z'.repeat(10_000), isFound: false},
];
