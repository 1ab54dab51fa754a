import {describe, expect, it} from 'vitest';
import additional from '../../site/routes/additional.json';
import released from '../../site/routes/released.json';
import contract from '../../site/routes/routes.json';
import {REDIRECTS} from '../../site/redirects';
import {lostRoutes, releasedRoutesFile} from './compare';

describe('site/routes/released.json', () => {
  const routes = [...contract.routes, ...additional.routes].map(({path}) => path);
  it('has the addresses of a release', () => {
    expect(released.routes.length).toBeGreaterThan(100);
  });
  it('names only addresses that a page or a redirect answers', () => {
    expect(lostRoutes({released: released.routes, routes, redirects: REDIRECTS})).toEqual([]);
  });
});

describe('lostRoutes', () => {
  const routes = ['/', '/docs/1.0.0/new'];
  it('accepts what still answers, and what leads to an answer', () => {
    const redirects = [{from: '/docs/1.0.0/old', to: '/docs/1.0.0/new'}];
    expect(lostRoutes({released: ['/', '/docs/1.0.0/old'], routes, redirects})).toEqual([]);
  });
  it('says where the redirect of a document goes', () => {
    const [message] = lostRoutes({released: ['/docs/1.0.0/a/old'], routes, redirects: []});
    expect(message).toContain("'a/old': 'new/id' to MOVED in site/redirects.ts");
  });
  it('says where the redirect of anything else goes', () => {
    const [message] = lostRoutes({released: ['/blog/old'], routes, redirects: []});
    expect(message).toContain("'/blog/old': '/new/address' to MOVED_ADDRESSES");
  });
  it('refuses a redirect that leads nowhere', () => {
    const redirects = [{from: '/old', to: '/older'}];
    expect(lostRoutes({released: ['/old'], routes, redirects})[0]).toContain('leads to /older');
  });
});

describe('releasedRoutesFile', () => {
  it('lists each address of the contract once, in order', () => {
    const text = releasedRoutesFile(['{"routes":[{"path":"/b"},{"path":"/a"}]}', '{"routes":[]}']);
    expect((JSON.parse(text) as {routes: string[]}).routes).toEqual(['/a', '/b']);
  });
});
