/** Adds an address to the contract, which has one route a line, in the order of the addresses. */

/** A route as `contract/routes.json` has it. */
export interface ContractRoute {
  readonly path: string;
  readonly kind: string;
  readonly version?: string;
  readonly id?: string;
  readonly sidebar?: string;
}

/** The contract, as far as a new page needs it. */
export interface Contract {
  readonly versions: readonly {readonly name: string; readonly latest?: boolean}[];
  readonly sidebars: Readonly<Record<string, string>>;
  readonly routes: readonly ContractRoute[];
}

const pathOn = (line: string): string | undefined => /^\s*\{"path":"([^"]+)"/.exec(line)?.[1];

/**
 * Text of the contract with one route more.
 *
 * @throws Error when the contract has not one route per line
 */
export function insertRoute(text: string, route: ContractRoute): string {
  const lines = text.split('\n');
  const next = lines.findIndex((line) => (pathOn(line) ?? '') > route.path);
  const last = lines.findLastIndex((line) => pathOn(line) !== undefined);
  if (last < 0) {
    throw new Error('contract/routes.json: write one route per line, path first.');
  }
  const line = `    ${JSON.stringify(route)}`;
  if (next >= 0) {
    lines.splice(next, 0, `${line},`);
  } else {
    lines[last] += ',';
    lines.splice(last + 1, 0, line);
  }
  return lines.join('\n');
}
