/** Files for programs, and what all pages share. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {DIAGRAM_SOURCE_FOLDER} from '../../markdown/diagrams/drawing';
import {canonicalPath} from '../../site/canonical';
import {LICENSES_FILE} from '../../site/licenses';
import {readMathStylesheet} from '../../site/mathStylesheet';
import {ROUTES} from '../../site/routeList';
import {elements} from '../html/page';
import {BUILD, SITE, attributes, pageAt, site, readBuilt} from './site';

it('search engines find each canonical page in the sitemap, with the date of a document', () => {
  const entries = [
    ...readBuilt('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g),
  ];
  const canonical = ROUTES.filter(
    ({path: route, kind}) => canonicalPath(route) === route && kind !== 'search',
  );
  expect(entries.map(([, url]) => url!).sort()).toEqual(
    canonical.map((route) => new URL(route.path.slice(1), SITE).href).sort(),
  );
  const dates = new Map(entries.map(([, url, date]) => [url, date]));
  for (const {path: route, kind} of canonical) {
    if (kind === 'doc')
      expect(dates.get(new URL(route.slice(1), SITE).href), route).toMatch(/^\d{4}-\d\d-\d\d/);
  }
});

it('robots.txt links to the sitemap and allows every page', () => {
  const robots = readBuilt('robots.txt');
  expect(robots.split('\n')).toContain(`Sitemap: ${SITE}sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});

it('the licenses of the bundled packages are published', () => {
  const text = readBuilt(LICENSES_FILE);
  for (const name of ['react', 'react-dom', 'minisearch', '@docsearch/react', '@docusaurus/core'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\nLicense: MIT$`, 'm'));

  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toMatch(/10\.5281\/zenodo\.\d+\nLicense: CC BY 4\.0, https:.*\nChanges: /);
  expect(text).not.toMatch(/^vitest /m);
});

it('every diagram is an image with alternative text and download, so no page needs Mermaid', () => {
  const images = [...site.pages.values()].flatMap((page) =>
    elements(page, 'img[src*="/assets/diagrams/"]').map(({attribs}) => attribs),
  );
  const shown = new Set(images.map(({src}) => path.posix.basename(src!)));
  expect([...shown].sort()).toEqual(readdirSync(path.join(root, DIAGRAM_SOURCE_FOLDER)).sort());
  const downloads = [...site.pages.values()].flatMap((page) =>
    attributes(page, 'a[download$=".svg"]'),
  );
  const light = images.map(({src}) => src!).filter((src) => src.includes('/light-'));
  expect(new Set(downloads)).toEqual(new Set(light));
  const isText = (alt = '') => /^(Flowchart|(Sequence|State|Class) diagram): ./.test(alt);
  expect(images.filter(({alt}) => !isText(alt))).toEqual([]);

  const scripts = readdirSync(path.join(BUILD, 'assets/js')).filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  // Names in the code of Mermaid that minifiers keep.
  const pattern = /mermaidAPI|registerExternalDiagrams/;
  expect(scripts.filter((file) => pattern.test(readBuilt(`assets/js/${file}`)))).toEqual([]);
});

it.each(ROUTES)('$path shows its Markdown, and loads the stylesheet of its formulas', (route) => {
  const page = pageAt(route.path);
  const main = page.document('main').clone();
  main.find('pre, script, style, code').remove();
  expect(main.text()).not.toMatch(/:::|\bSkeleton\b|TODO|coming soon|Lorem ipsum/i);
  const {href, integrity} = readMathStylesheet(root);
  expect(attributes(page, `link[href^="${href}"]`, 'integrity')).toEqual(
    page.document('.katex').length > 0 ? [integrity] : [],
  );
});
