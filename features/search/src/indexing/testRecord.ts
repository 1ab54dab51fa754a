import type {SearchRecord} from '../engine/types';

/** A search record for tests: the introduction of a page, with overridden values. */
export const testRecord = (values: Partial<SearchRecord>): SearchRecord => ({
  path: '/docs/2.0.1/a',
  anchor: '',
  pageTitle: 'Plan',
  parents: [],
  heading: 'Plan',
  text: 'A plan.',
  symbols: '',
  keywords: '',
  questions: [],
  version: '2.0.1',
  trail: ['Developer Guide'],
  tag: 'docs-default-current',
  language: 'en',
  kind: 'doc',
  ...values,
});
