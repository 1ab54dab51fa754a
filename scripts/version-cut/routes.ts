/** The contract of addresses, over a cut. Its files keep one route per line, in their own layout. */
import {CutRefusal} from './label';

/** A route as far as the cut needs it. */
interface Route {
  readonly path: string;
  readonly version?: string;
  readonly id?: string;
  readonly kind: string;
}

interface Contract {
  readonly versions?: readonly {readonly name: string; readonly latest?: boolean}[];
  readonly routes: readonly Route[];
}

function isOf(path: string, label: string): boolean {
  return path === `/docs/${label}` || path.startsWith(`/docs/${label}/`);
}

/** Route on a line, if the line is exactly one. */
function routeOn(line: string): Route | undefined {
  try {
    const value = JSON.parse(line.trim().replace(/,$/, '')) as Partial<Route> | null;
    return typeof value?.path === 'string' ? (value as Route) : undefined;
  } catch {
    return undefined;
  }
}

/** Ids of the documents of a version, in the order of the contract. */
export function documentIds(contractText: string, label: string): string[] {
  const {routes} = JSON.parse(contractText) as Contract;
  return routes.flatMap(({id, version, kind}) =>
    kind === 'doc' && version === label && id !== undefined ? [id] : [],
  );
}

/**
 * Adds the routes of a new version beside those of the latest one, and makes it the latest.
 *
 * @param file path of the contract, for messages
 * @param text its text
 * @param from label of the latest version
 * @param to label of the new version
 * @throws CutRefusal when the file has not one route per line
 */
export function addRoutes(file: string, text: string, from: string, to: string): string {
  const {versions, routes} = JSON.parse(text) as Contract;
  const lines = text.split('\n');
  if (lines.filter((line) => routeOn(line)).length !== routes.length) {
    throw new CutRefusal(`${file}: write one route per line; the cut repeats whole lines.`);
  }
  const copies: string[] = [];
  let last = -1;
  lines.forEach((line, index) => {
    const route = routeOn(line);
    if (route && isOf(route.path, from)) {
      copies.push(
        line
          .replace(`"/docs/${from}`, `"/docs/${to}`)
          .replace(new RegExp(`("version": ?)"${from.replaceAll('.', '\\.')}"`), `$1"${to}"`),
      );
      last = index;
    }
  });
  if (copies.length > 0) {
    // The last line of the list has no comma; whichever line comes to stand there gets none.
    const isEnd = !lines[last]!.trimEnd().endsWith(',');
    if (isEnd) {
      lines[last] += ',';
      copies[copies.length - 1] = copies.at(-1)!.replace(/,\s*$/, '');
    }
    lines.splice(last + 1, 0, ...copies);
  }
  const result = lines.join('\n');
  if (!versions) {
    return result;
  }
  const moved = [
    {name: to, latest: true},
    ...versions.map((version) => ({...version, latest: undefined})),
  ];
  const list = /"versions": ?\[[^\]]*\]/;
  if (!list.test(result)) {
    throw new CutRefusal(`${file}: write "versions" as a list of objects without lists in them.`);
  }
  return result.replace(list, `"versions": ${JSON.stringify(moved)}`);
}
