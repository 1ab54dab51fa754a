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

const LIBRARIES = ['Pricing2Yaml', 'Yaml4SaaS', 'Pricing4Java', 'Pricing4React', 'Pricing4TS'];

it.each(ROUTES)('the card of $path', ({path, ...route}) => {
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

  if (/^blog/.test(route.kind)) expect(section).toBe('blog');

  if (['home', 'search', 'docs-root'].includes(route.kind)) expect(section).toBe('home');
});

it.each([
  ['yaml4saas', 'yaml4saas'],
  ['classes-to-manage-pricing', 'pricing4java'],
  ['pricing4ts', 'pricing4ts'],
  ['api', 'pricing4react'],
  ['310', 'faqs'],
  ['getting-started', 'getting-started'],
])('the section of the category %s is %s', (slug, section) =>
  expect(sectionOfPath(`/docs/${LATEST_LABEL}/category/${slug}`)).toBe(section),
);
