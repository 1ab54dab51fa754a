import {SIDEBAR_LABELS} from './navbar';
import {ROUTES} from './routeList';
import {cardOfPath, sectionOfPath, type Section} from './socialCards';
import {LATEST_LABEL} from './versions';

/** Sections that each sidebar can contain. */
const OF_SIDEBAR: Readonly<Record<string, readonly Section[]>> = {
  'Getting Started': ['getting-started'],
  'Developer Guide': [
    'developer-guide',
    'pricing2yaml',
    'yaml4saas',
    'pricing4java',
    'pricing4react',
    'pricing4ts',
  ],
  FAQs: ['faqs'],
  Contributing: ['contributing', 'pricing4ts'],
};

/** Section of each category page whose path does not name it, by the last segment of the path. */
const OF_CATEGORY: Readonly<Record<string, Section>> = {
  '310': 'faqs',
  api: 'pricing4react',
  'classes-to-manage-pricing': 'pricing4java',
  'pricing4java-1': 'faqs',
};

/** Other categories that are named like a section. */
const OF_SLUG = new Map(
  Object.values(OF_SIDEBAR)
    .flat()
    .map((section) => [String(section), section]),
);

const LIBRARIES = ['Pricing2Yaml', 'Yaml4SaaS', 'Pricing4Java', 'Pricing4React', 'Pricing4TS'];

describe('the card of a path', () => {
  it.each(ROUTES.map((route) => [route.path, route] as const))('%s', (path, route) => {
    const {file, title, version, alt} = cardOfPath(path);
    const section = sectionOfPath(path);
    expect(alt).toContain(title);
    expect(path).toContain(version ?? '');
    const isOld = route.version !== undefined && route.version !== LATEST_LABEL;
    expect(file).toBe(`img/social/${section}${isOld ? `-${route.version}` : ''}.png`);
    if (route.sidebar !== undefined) {
      const sections = OF_SIDEBAR[SIDEBAR_LABELS[route.sidebar]!];
      expect(sections, 'SECTION_OF_DOC in site/socialCards.ts').toContain(section);
    }

    const library = LIBRARIES.find((name) => route.id?.startsWith(`api/${name}/`));
    if (library) expect(title).toBe(library);

    const slug = path.split('/').at(-1)!;
    if (route.kind === 'category')
      expect(section).toBe(OF_CATEGORY[slug] ?? OF_SLUG.get(slug) ?? 'developer-guide');

    if (/^blog/.test(route.kind)) expect(section).toBe('blog');

    if (['home', 'search', 'docs-root'].includes(route.kind)) expect(section).toBe('home');
  });
  it('compares whole path segments', () => {
    expect(sectionOfPath('/blogging')).toBe('home');
  });
});
