/**
 * Addresses of the last release that nothing answers any more. Readers have them in bookmarks, and
 * search engines in their index, so none of them may end on the not-found page.
 */

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What a release promised, and what the site answers now. */
export interface Addresses {
  readonly released: readonly string[];
  readonly routes: readonly string[];
  readonly redirects: readonly Redirect[];
}

const DOC = /^\/docs\/[^/]+\/(.+)$/;

function mendOf(path: string): string {
  const id = DOC.exec(path)?.[1];
  return id === undefined || id.startsWith('category/')
    ? `'${path}': '/new/address' to MOVED_ADDRESSES in site/redirects.ts`
    : `'${id}': 'new/id' to MOVED in site/redirects.ts`;
}

/** One message for each address that is neither a route nor redirected to one. */
export function lostRoutes({released, routes, redirects}: Addresses): string[] {
  const live = new Set(routes);
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return released.flatMap((path) => {
    const target = targets.get(path);
    if (live.has(path)) {
      return [];
    }
    if (target === undefined) {
      return [
        `${path}: the last release answered here, and site/routes/routes.json has it no more. Restore ` +
          `the page, or add ${mendOf(path)}.`,
      ];
    }
    return live.has(target)
      ? []
      : [
          `${path}: its redirect leads to ${target}, which site/routes/routes.json does not have. ` +
            'Correct the target in site/redirects.ts.',
        ];
  });
}

/** Text of `site/routes/released.json` for the routes of a contract, one address a line. */
export function releasedRoutesFile(contractTexts: readonly string[]): string {
  const paths = contractTexts.flatMap((text) =>
    (JSON.parse(text) as {routes: {path: string}[]}).routes.map(({path}) => path),
  );
  return `${JSON.stringify(
    {
      about:
        'Addresses of the last release. Each must stay a route or become a redirect. ' +
        'Written by "npm run release:routes" and by a version cut, never by hand.',
      routes: [...new Set(paths)].sort(),
    },
    undefined,
    2,
  )}\n`;
}
