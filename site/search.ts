/** Options of the search. */
import type {PageDescription, SearchOptions, SearchVersion} from '@pricing4saas/search';
import {readSearchSettings} from '@pricing4saas/search/settings';
import {REPOSITORIES} from './links';
import {SIDEBAR_LABELS} from './navbar';
import {specificationId} from './pages';
import {questionsOf} from './questions';
import {TOOLS} from './tools';
import {LATEST_VERSION, VERSIONS, docPath, versionOfPath} from './versions';

const page = (id: string) => docPath(LATEST_VERSION, id);

/** Lists that repeat other pages, and pages without content. */
const NOT_INDEXED = /^\/(404\.html|search|blog|blog\/(archive|authors|tags)(\/.*)?)$/;

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
          questions: questionsOf(route),
        },
};
