import {ROUTES} from '../../site/routeList';
import {LATEST_VERSION, docPath} from '../../site/versions';
import {ACCEPT_COMMAND, describeDifference, lostRoutes} from './snapshot';

describe('describeDifference', () => {
  const home = {path: '/', kind: 'home'};
  const [page, other] = [
    {path: '/a', kind: 'page'},
    {path: '/b', kind: 'page'},
  ];
  it('lists removed and new routes, with the command', () => {
    expect(describeDifference([home, page], [home, page])).toBeUndefined();
    const text = describeDifference([home, page], [home, other])!;
    expect(text).toContain(`"${ACCEPT_COMMAND}"`);
    expect(text.split('\n').slice(1)).toEqual([
      '- {"path":"/a","kind":"page"}',
      '+ {"path":"/b","kind":"page"}',
    ]);
  });
});

describe('lostRoutes', () => {
  const without = (...paths: string[]) => ROUTES.filter(({path}) => !paths.includes(path));
  it('accepts routes that are still pages, or redirect to them', () => {
    const old = {path: docPath(LATEST_VERSION, 'api/architecture'), kind: 'doc'};
    expect(lostRoutes([...ROUTES, old], ROUTES)).toEqual([]);
  });
  it('reports a lost document, and the file for its redirect', () => {
    const path = docPath(LATEST_VERSION, 'api/introduction');
    expect(lostRoutes(ROUTES, without(path))).toEqual([
      expect.stringMatching(
        /^\/docs\/.*: this page does not exist.*'api\/introduction': 'new\/id'/,
      ),
    ]);
  });
  it('rejects a redirect whose target is not a page', () => {
    const old = {path: docPath(LATEST_VERSION, 'docs/getting-started/installation'), kind: 'doc'};
    const target = docPath(LATEST_VERSION, 'docs/getting-started/instalation');
    expect(lostRoutes([old], without(target))).toEqual([
      expect.stringContaining(`it redirects to ${target}, which is not a page`),
    ]);
  });
});
