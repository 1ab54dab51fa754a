import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from './contentSecurityPolicy';

const facts = {
  scriptHashes: ['sha256-abc='],
  styleHashes: ['sha256-def='],
  search: {mode: 'embedded', indexName: 'x'},
  mathStylesheet: {href: 'https://cdn.example/npm/katex@1.2.3/dist/katex.min.css', integrity: ''},
} as const;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((each) => {
      const [name, ...sources] = each.split(' ');
      return [name!, sources];
    }),
  );
}

describe('contentSecurityPolicy', () => {
  const policy = directives(contentSecurityPolicy(facts));
  it('allows only scripts of the site and inline scripts with a listed hash', () => {
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc='"]);
  });
  it('allows Firefox to prefetch pages, and forbids frames, media and plugins', () => {
    for (const name of ['frame-src', 'media-src', 'object-src']) {
      expect(policy.get(name), name).toEqual(["'none'"]);
    }
    expect(policy.has('prefetch-src')).toBe(false);
  });
  it('allows one external stylesheet, by its full URL, and its fonts', () => {
    expect(policy.get('style-src')).toEqual(["'self'", facts.mathStylesheet.href, "'sha256-def='"]);
    expect(policy.get('font-src')).toEqual(['https://cdn.example/npm/katex@1.2.3/dist/fonts/']);
  });
  it('allows connections to Algolia only in hosted mode', () => {
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    const search = {mode: 'hosted', appId: 'APP', apiKey: 'k', indexName: 'x'} as const;
    const hosted = directives(contentSecurityPolicy({...facts, search}));
    expect(hosted.get('connect-src')).toEqual([
      "'self'",
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
  });
  it('contains no directive that is invalid in a meta element, and can be an attribute value', () => {
    expect(policy.has('frame-ancestors')).toBe(false);
    expect(contentSecurityPolicy(facts)).not.toMatch(/["\n]/);
  });
});
