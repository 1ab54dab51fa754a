/** Collects the search records of a built site. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {SIDEBAR_LABELS} from '../../../../site/navbar';
import {docPath, versionOfPath} from '../../../../site/versions';
import {specificationId} from '../../../../site/pages';
import type {SearchRecord} from '../engine/types';
import {tagOf, UNVERSIONED_TAG} from '../engine/filters';
import {extractRecords, type PageFacts} from './extract';

/** Lists that repeat other pages, and pages without content. */
const NOT_INDEXED = /^\/(404\.html|search|blog|blog\/(archive|authors|tags)(\/.*)?)$/;

function kindOf(route: string): SearchRecord['kind'] {
  const version = versionOfPath(route);
  if (route.includes('/category/')) {
    return 'category';
  }
  if (!version) {
    return route.startsWith('/blog/') ? 'blog' : 'page';
  }
  if (route.endsWith('/glossary')) {
    return 'glossary';
  }
  const isEdition = version.syntaxVersions.some(
    (syntax) =>
      syntax !== version.commonSyntaxVersion && route.endsWith(`/${specificationId(syntax)}`),
  );
  return isEdition ? 'edition' : 'doc';
}

/** Label of the sidebar of a page, or `Blog`. */
function areaOf(route: string): string {
  const version = versionOfPath(route);
  if (!version) {
    return route.startsWith('/blog/') ? 'Blog' : '';
  }
  const [sidebar = ''] = route.slice(docPath(version).length + 1).split('/');
  return SIDEBAR_LABELS[sidebar] ?? '';
}

/**
 * Derives facts about a page from its path. The tag is the one that Docusaurus writes into the page.
 *
 * @param route path below the base path, without a trailing slash
 */
export function factsOf(route: string, language: string): PageFacts {
  const version = versionOfPath(route);
  return {
    path: route,
    language,
    version: version?.label ?? null,
    area: areaOf(route),
    tag: version ? tagOf(version) : UNVERSIONED_TAG,
    kind: kindOf(route),
  };
}

/**
 * Head and main content of a page. The rest is navigation, and parsing it takes longer than all other
 * steps.
 */
export function relevantPart(html: string): string {
  const [head, main] = [/^.*?<\/head>/s.exec(html), /<main\b.*<\/main>/s.exec(html)];
  return head && main ? head[0] + main[0] : html;
}

/**
 * Records of all content pages, sorted by path.
 *
 * @param outDir folder of the built site
 * @param routes paths below the base path
 * @throws Error if the file of a page is missing
 */
export async function collectRecords(
  outDir: string,
  routes: readonly string[],
  language: string,
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  for (const route of routes.map((each) => each.replace(/(.)\/$/, '$1')).sort()) {
    if (NOT_INDEXED.test(route)) {
      continue;
    }
    const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
    records.push(...extractRecords(relevantPart(html), factsOf(route, language)));
  }
  return records;
}
