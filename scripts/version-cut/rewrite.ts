/** What a version cut writes into files, as text. */
import {sortRoutes} from '../../plugins/routes/snapshot';
import type {Route} from '../../site/routeList';

/** Labels of a cut: the version in `docs/`, the one before it, and the new one. */
export interface Cut {
  readonly from: string;
  readonly previous?: string;
  readonly to: string;
}

/** A pattern for a label as a whole, behind what `before` matches. */
function labelAfter(before: string, label: string): RegExp {
  return new RegExp(`(?<=${before})${label.replaceAll('.', '\\.')}(?!\\.?\\d)`, 'g');
}

/** Moves links to the new version, which also includes the partials of the latest one. */
export function updatePage(text: string, {from, to}: Cut): string {
  return text
    .replace(labelAfter('/docs/', from), to)
    .replace(labelAfter('^\\{/\\* versions: (?:[\\d.]+ )*', from), `${from} ${to}`);
}

/** Makes the landing page of the latest version that of the new one. */
export function updateLandingPage(text: string, {from, previous, to}: Cut): string {
  const names = '/docs/|\\b[Dd]ocs |\\bDocumentation |\\b(?:of|only)="';
  const moved = text.replace(labelAfter(names, from), to);
  return previous ? moved.replace(labelAfter('\\bsince (?:docs )?', previous), from) : moved;
}

/** Repeats each line of a module that names the latest version, for the new one: `2.0.1`, `v2_0_1`. */
export function repeatLines(text: string, {from, to}: Cut): string {
  const identifier = (label: string): string => `v${label.replaceAll('.', '_')}`;
  return text.replace(/.*\n/g, (line) => {
    const next = line.replaceAll(from, to).replaceAll(identifier(from), identifier(to));
    return next === line ? line : next + line;
  });
}

/** Marks the facts of the new version, which are a copy. */
export function markFacts(text: string, {from, to}: Cut): string {
  const mark = `// EDIT: a copy of docs ${from}. State what docs ${to} documents, and remove this line.`;
  return text.replace(/^export default/m, `${mark}\n$&`);
}

/** `changes.ts` of the new version: nothing has changed in its documents yet. */
export function emptyChanges({to}: Cut, ids: readonly string[]): string {
  return `import type {VersionChanges} from '../types';

// EDIT: describe what docs ${to} changes, take these topics out of "unchanged", and remove this line.
export default {changes: [], unchanged: ${JSON.stringify(ids)}} satisfies VersionChanges;
`;
}

/** Adds the routes of the new version, which has the pages of the latest one. */
export function addRoutes(routes: readonly Route[], {from, to}: Cut): Route[] {
  const added = routes
    .filter(({version}) => version === from)
    .map((route) => ({...route, path: route.path.replace(from, to), version: to}));
  return sortRoutes([...routes, ...added]);
}
