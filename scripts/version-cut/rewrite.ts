/** Changes of a version cut to the text of files. */
import {sortRoutes} from '../../plugins/routes/snapshot';
import type {Route} from '../../site/routeList';

/** Labels of the version in `docs/`, the previous one and the new one. */
export interface Cut {
  readonly from: string;
  readonly previous?: string;
  readonly to: string;
}

/** Pattern of a complete label after a match of `before`. */
const labelAfter = (before: string, label: string): RegExp =>
  new RegExp(`(?<=${before})${label.replaceAll('.', '\\.')}(?!\\.?\\d)`, 'g');

/** Updates links, imports of a version's facts, and the versions in the first line of a partial. */
export const updatePage = (text: string, {from, to}: Cut): string =>
  text
    .replace(labelAfter('/docs/|/site/versions/', from), to)
    .replace(labelAfter('^\\{/\\* versions: (?:[\\d.]+ )*', from), `${from} ${to}`);

/** Changes the landing page of the latest version into that of the new one. */
export function updateLandingPage(text: string, {from, previous, to}: Cut): string {
  const names = '/docs/|/site/versions/|\\b[Dd]ocs |\\bDocumentation |\\b(?:of|only)="';
  const moved = text.replace(labelAfter(names, from), to);
  if (previous === undefined) return moved;

  const idOf = (label: string): string => `-since-${label.replaceAll('.', '')}`;
  return moved
    .replace(labelAfter('\\bsince (?:docs )?', previous), from)
    .replaceAll(idOf(previous), idOf(from));
}

/** Copies each line of a module that contains the latest version, such as `2.0.1` or `v2_0_1`. */
export function repeatLines(text: string, {from, to}: Cut): string {
  const identifier = (label: string): string => `v${label.replaceAll('.', '_')}`;
  return text.replace(/.*\n/g, (line) => {
    const next = line.replaceAll(from, to).replaceAll(identifier(from), identifier(to));
    return next === line ? line : next + line;
  });
}

/** Marks the copied facts of the new version as to be edited. */
export function markFacts(text: string, {from, to}: Cut): string {
  const mark = `// EDIT: a copy of docs ${from}. State what docs ${to} documents, and remove this line.`;
  return text.replace(/^export default/m, `${mark}\n$&`);
}

/** `changes.yml` of the new version, with an example instead of changes. */
export function emptyChanges({to}: Cut, ids: readonly string[]): string {
  return `# EDIT: describe what docs ${to} changes, remove these topics from "unchanged", and remove this line.
# - id: one-price
#   kind: breaking # or added, or fixed
#   title: The price is a single field
#   text: '\`price\` replaces \`monthlyPrice\` and \`annualPrice\`.'
#   action: 'Replace \`getMonthlyPrice()\` with \`getPrice()\`.' # only of breaking changes
#   topics: [${ids[0]}]
changes: []
unchanged: ${JSON.stringify(ids)}
`;
}

/** Copies the routes of the latest version to the new one. */
export function addRoutes(routes: readonly Route[], {from, to}: Cut): Route[] {
  const added = routes
    .filter(({version}) => version === from)
    .map((route) => ({...route, path: route.path.replace(from, to), version: to}));
  return sortRoutes([...routes, ...added]);
}
