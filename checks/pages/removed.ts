/** Finds the places that still name pages whose files a branch has removed or renamed. */
import {git} from '../../lib/repository';
import type {Problem} from '../../markdown/fences';
import {lostRoutes} from '../../plugins/routes/snapshot';
import {addressOfFile} from '../../site/documents';
import {PUBLISHED, ROUTES} from '../../site/routeList';

/** Files that name old pages on purpose, or that other checks read. */
const EXCLUDED = ['site/re*', 'site/routes.json', 'site/versions', 'checks/built/*.json'];

const slugIn = (text: string): string | undefined => /^slug: *["']?([^"'\n]+)/m.exec(text)?.[1];

/** Lines of code that contain one of the given strings. */
function findLines(root: string, strings: readonly string[]): Problem[] {
  const patterns = strings.flatMap((string) => ['-e', string]);
  const paths = ['*.ts', '*.tsx', '*.mjs', '*.json', ...EXCLUDED.map((file) => `:!${file}`)];
  try {
    const lines = git(root, 'grep', '-nFz', '--untracked', ...patterns, '--', ...paths);
    return lines
      .trimEnd()
      .split('\n')
      .map((text) => {
        const [file = '', line = ''] = text.split('\0');
        return {file, line: Number(line), message: ''};
      });
  } catch {
    // Git fails if it finds nothing.
    return [];
  }
}

/**
 * Checks that the URLs of removed pages redirect, and that tests and benchmarks do not read these pages.
 *
 * @param removed paths of removed files
 * @param commit commit that has them
 */
export function checkRemoved(root: string, removed: readonly string[], commit: string): Problem[] {
  const pages = removed.flatMap((file) => {
    const address = addressOfFile(file, slugIn(git(root, 'show', `${commit}:${file}`)));
    return address === undefined ? [] : [{file, address}];
  });
  const routes = pages
    .filter(({address}) => !PUBLISHED.some((route) => route.path === address))
    .map(({address}) => ({path: address, kind: 'page'}));
  const lost = lostRoutes([...PUBLISHED, ...routes], ROUTES);
  return [
    ...lost.map((message) => ({file: 'site/redirects.ts', line: 1, message})),
    ...pages.flatMap(({file, address}) => {
      const id = address.replace(/^\/docs\/[^/]+\//, '');
      const fix = 'Write the new name, or remove the line.';
      return findLines(root, [file, address, `'${id}'`]).map((place) => ({
        ...place,
        message: `This line names ${file}, which does not exist any longer. ${fix}`,
      }));
    }),
  ];
}
