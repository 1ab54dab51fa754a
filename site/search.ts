/** Options of the search. */
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {START_PATH} from '@pricing4saas/playground/handOver';
import type {PageDescription, SearchOptions, SearchVersion} from '@pricing4saas/search';
import {readSearchSettings} from '@pricing4saas/search/settings';
import {REPOSITORIES} from './links';
import {SIDEBAR_LABELS} from './navbar';
import {PRICINGS_PATH, specificationId} from './pages';
import {questionsOf} from './questions';
import {TOOLS} from './tools';
import {LATEST_VERSION, VERSIONS, docPath, versionOfPath} from './versions';

const page = (id: string) => docPath(LATEST_VERSION, id);

/** Lists that repeat other pages, and pages without content. */
const NOT_INDEXED = /^\/(404\.html|search|blog|blog\/(archive|authors|tags)(\/.*)?)$/;

/** Questions that pages without a front matter answer. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  [PLAYGROUND_PATH]: [
    'demo',
    'try the format online without installing anything',
    'paste my yml and see every mistake at once',
    'simulate a made-up customer and see what is allowed',
    'preview of our offer as visitors would see it',
    'convert an old file to the current format in the browser',
  ],
  [PRICINGS_PATH]: [
    'example pricings',
    'what do Slack, Zoom, GitHub and Notion charge each month',
    'compare what well-known competitors offer and ask for',
    'copy the file of a famous product as a template',
  ],
  [START_PATH]: [
    'download a ready skeleton project as a zip',
    'generate code for my own packages and tiers',
    'starter template or boilerplate for Spring Boot or Express',
  ],
  '/docs': [
    'which manual belongs to our old jar from three years ago',
    'how do I find out which release we have installed',
  ],
};

function kindOf(route: string): PageDescription['kind'] {
  const version = versionOfPath(route);
  if (route.includes('/category/')) return 'category';

  if (!version) {
    if (TOOLS.some(({to}) => to === route)) return 'tool';

    return route.startsWith('/blog/') ? 'blog' : 'page';
  }
  if (route.endsWith('/glossary')) return 'glossary';

  if (route.includes('/commonErrors/')) return 'error';

  const isEdition = version.syntaxVersions.some(
    (syntax) =>
      syntax !== version.commonSyntaxVersion && route.endsWith(`/${specificationId(syntax)}`),
  );
  return isEdition ? 'edition' : 'doc';
}

/** Label of the sidebar of a page, or `Blog`. */
function areaOf(route: string): string {
  const version = versionOfPath(route);
  if (!version) return route.startsWith('/blog/') ? 'Blog' : '';

  const [sidebar = ''] = route.slice(docPath(version).length + 1).split('/');
  return SIDEBAR_LABELS[sidebar] ?? '';
}

export const search: SearchOptions = {
  settings: readSearchSettings(process.env, 'pricing4saas'),
  versions: VERSIONS.map((version): SearchVersion => ({
    name: version.name,
    label: version.label,
    path: docPath(version),
  })),
  missingResults: `${REPOSITORIES.docs}/issues/new`,
  start: {
    'Try it now': Object.fromEntries(TOOLS.map(({label, to}) => [label, to])),
    'Popular tasks': {
      'Run the sample application': page('docs/getting-started/quick-start'),
      'Guard a Node.js back end': page('api/guides/node-back-end'),
      'Look up an error message': page('commonErrors/error-messages'),
      'Find out why a feature is off': page('commonErrors/feature-off'),
    },
  },
  suggestions: ['quick start', 'YAML syntax', 'usage limits'],
  description:
    'Search the Pricing4SaaS documentation: the pricing format, the Java and React libraries, error messages and guides, in every docs version.',
  describe: (route) =>
    NOT_INDEXED.test(route)
      ? undefined
      : {
          kind: kindOf(route),
          area: areaOf(route),
          questions:
            QUESTIONS[route]?.map((question) => ({id: '', question})) ?? questionsOf(route),
        },
};
