/** "Report a problem with this page" opens a new issue with prefilled fields. */
import {load} from 'cheerio';
import {readSiteAddress} from '../site/environment';
import {ROUTES, expect, test} from './support/site';

const SITE = readSiteAddress(process.env).url;
const REPORTABLE = ['doc', 'version-landing', 'category', 'docs-root', 'blog-post'];

test('every docs page and post links to a prefilled report', async ({request}) => {
  const routes = ROUTES.filter(({kind}) => REPORTABLE.includes(kind));
  expect(routes.length).toBeGreaterThan(100);
  for (const {path, kind, version} of routes) {
    const page = load(await (await request.get(path)).text());
    const links = page('main a').filter(
      (_, link) => page(link).text() === 'Report a problem with this page',
    );
    expect(links.length, path).toBe(1);
    const {searchParams, pathname} = new URL(links.attr('href')!);
    expect(pathname).toBe('/isa-group/Pricing4SaaS-docs/issues/new');
    expect(searchParams.get('address'), path).toBe(`${SITE}${path}`);
    expect(searchParams.get('version') ?? undefined, path).toBe(version ?? versionOf(path));
    expect(searchParams.get('page'), path).toBe(
      kind === 'docs-root' ? 'Documentation versions' : page('h1').text(),
    );
    const hasSource = kind !== 'category' && kind !== 'docs-root';
    expect(links.parent().find('.theme-edit-this-page').length, path).toBe(hasSource ? 1 : 0);
  }
});

function versionOf(path: string): string | undefined {
  return /^\/docs\/([\d.]+)\//.exec(path)?.[1];
}
