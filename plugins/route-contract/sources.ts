/** Compares the contract with the Markdown files, which is quicker than a build and says what to do. */
import type {ContractRoute} from './compare';

/** A document of the contract. */
export interface DocumentRoute extends ContractRoute {
  readonly kind: string;
  readonly version?: string;
  readonly id?: string;
}

/** Documents among files, by path without extension. The landing page of a version is none. */
function documentsAmong(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const document = /^((?:docs|versioned_docs\/version-[^/]+)\/.+)\.mdx?$/.exec(file)?.[1];
    return document === undefined || /(^|\/)_|(?:docs|version-[^/]+)\/index$/.test(document)
      ? []
      : [document];
  });
}

/**
 * One message for each document without a file, and each file without a document.
 *
 * @param routes routes of the contract
 * @param files paths relative to the repository
 * @param latest label of the docs version in `docs/`
 */
export function sourceProblems(
  routes: readonly DocumentRoute[],
  files: readonly string[],
  latest: string,
): string[] {
  const sources = new Set(documentsAmong(files));
  const expected = new Map(
    routes
      .filter(({kind}) => kind === 'doc')
      .map(({path, version, id}) => [
        `${version === latest ? 'docs' : `versioned_docs/version-${version}`}/${id}`,
        path,
      ]),
  );
  return [
    ...[...expected]
      .filter(([source]) => !sources.has(source))
      .map(
        ([source, path]) =>
          `${path}: site/routes/routes.json promises it, and neither ${source}.md nor .mdx exists. ` +
          'Restore the file, or change the route and add a redirect in site/redirects.ts.',
      ),
    ...[...sources]
      .filter((source) => !expected.has(source))
      .map(
        (source) =>
          `${source}: site/routes/routes.json has no route for this file. Add it in alphabetical ` +
          'order; "npm run new:page" does so for a new page.',
      ),
  ];
}
