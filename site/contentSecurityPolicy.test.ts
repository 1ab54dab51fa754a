import {contentSecurityPolicy} from './contentSecurityPolicy';

const facts = {
  scriptHashes: ['sha256-abc='],
  styleHashes: ['sha256-def='],
  search: {mode: 'hosted', appId: 'APP', apiKey: 'k', indexName: 'x'},
  mathStylesheet: {href: 'https://cdn.example/npm/katex@1.2.3/dist/katex.min.css', integrity: ''},
} as const;

it('contentSecurityPolicy allows only what pages need, and Algolia only in hosted mode', () => {
  const hosts = [1, 2, 3].map((each) => `https://APP-${each}.algolianet.com`);
  expect(contentSecurityPolicy(facts).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "frame-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "script-src 'self' 'sha256-abc='",
      `style-src 'self' ${facts.mathStylesheet.href} 'sha256-def='`,
      'font-src https://cdn.example/npm/katex@1.2.3/dist/fonts/',
      `connect-src 'self' https://APP-dsn.algolia.net ${hosts.join(' ')}`,
    ]),
  );
  const search = {mode: 'embedded', indexName: 'x'} as const;
  expect(contentSecurityPolicy({...facts, search})).toContain("connect-src 'self';");
});
