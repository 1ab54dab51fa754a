import {describe, expect, it} from 'vitest';
import {compareRoutes, describeDifference} from './compare';

const contract = [{path: '/'}, {path: '/docs'}, {path: '/search'}];

describe('compareRoutes', () => {
  it('finds nothing when both agree, whatever the base path', () => {
    expect(compareRoutes(contract, ['/', '/docs', '/search', '/404.html'], '/')).toEqual({
      missing: [],
      unlisted: [],
    });
    expect(compareRoutes(contract, ['/x/', '/x/docs/', '/x/search'], '/x/').missing).toEqual([]);
  });
  it('finds a route without a page and a page without a route', () => {
    expect(compareRoutes(contract, ['/', '/docs', '/extra'], '/')).toEqual({
      missing: ['/search'],
      unlisted: ['/extra'],
    });
  });
});

describe('describeDifference', () => {
  it('is silent without a difference', () => {
    expect(describeDifference({missing: [], unlisted: []})).toBeUndefined();
  });
  it('names address, file and mend', () => {
    const text = describeDifference({missing: ['/a'], unlisted: ['/b']});
    expect(text).toContain('/a: the contract lists it');
    expect(text).toContain('site/redirects.ts');
    expect(text).toContain('/b: a page answers');
    expect(text).toContain('site/routes/routes.json');
  });
});
