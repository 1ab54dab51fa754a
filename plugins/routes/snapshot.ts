/** A route of the contract, as far as this comparison needs it. */
export interface ContractRoute {
  readonly path: string;
}

/** Where the contract and the site differ. */
export interface RouteDifference {
  /** Addresses the contract promises and no page answers. */
  readonly missing: readonly string[];
  /** Addresses of pages that the contract does not list. */
  readonly unlisted: readonly string[];
}

/**
 * Compares the contract with the routes of a build.
 *
 * @param contract routes of `site/routes/routes.json`
 * @param built addresses of the build, each with the base path in front
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function compareRoutes(
  contract: readonly ContractRoute[],
  built: readonly string[],
  baseUrl: string,
): RouteDifference {
  const pages = new Set(
    built
      .map((path) => `/${path.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1'))
      .filter((path) => path !== '/404.html'),
  );
  const promised = new Set(contract.map(({path}) => path));
  return {
    missing: [...promised].filter((path) => !pages.has(path)).sort(),
    unlisted: [...pages].filter((path) => !promised.has(path)).sort(),
  };
}

/** Text of the error for a difference, or `undefined` when there is none. */
export function describeDifference({missing, unlisted}: RouteDifference): string | undefined {
  const lines = [
    ...missing.map(
      (path) =>
        `  ${path}: the contract lists it, but no page answers. Restore the page, or remove the ` +
        'route and add a redirect in site/redirects.ts.',
    ),
    ...unlisted.map(
      (path) =>
        `  ${path}: a page answers, but the contract does not list it. Add it to ` +
        'site/routes/routes.json, or remove the page.',
    ),
  ];
  return lines.length === 0
    ? undefined
    : `site/routes/routes.json and the site differ:\n${lines.join('\n')}`;
}
