import {contentSecurityPolicy} from './contentSecurityPolicy';

const facts = {
  scriptHashes: ['sha256-abc='],
  styleHashes: ['sha256-def='],
  search: {mode: 'hosted', appId: 'APP', apiKey: 'k', indexName: 'x'},
  mathStylesheet: {href: 'https://cdn.example/npm/katex@1.2.3/dist/katex.min.css', integrity: ''},
} as const;

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(facts).split('; ');
  it.each([
    "default-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "script-src 'self' 'sha256-abc='",
    `style-src 'self' ${facts.mathStylesheet.href} 'sha256-def='`,
    'font-src https://cdn.example/npm/katex@1.2.3/dist/fonts/',
    `connect-src 'self' https://APP-dsn.algolia.net ${[1, 2, 3].map((each) => `https://APP-${each}.algolianet.com`).join(' ')}`,
  ])('has %s', (directive) => expect(policy).toContain(directive));
  it('allows connections to Algolia only in hosted mode', () => {
    const search = {mode: 'embedded', indexName: 'x'} as const;
    const embedded = contentSecurityPolicy({...facts, search});
    expect(embedded).toContain("connect-src 'self';");
  });
  it('contains no directive that Firefox or a meta element rejects, and no quotation mark', () => {
    expect(policy.join()).not.toMatch(/prefetch-src|frame-ancestors|["\n]/);
  });
});
