/** The message of the development server if it cannot search. */
import type {SearchSettings} from '@site/site/search';

/** A message in place of the one that readers get. */
export interface Hint {
  readonly title: string;
  readonly help: string;
}

/**
 * The message of a search that failed in the development server, which uses the index of
 * the last build.
 *
 * @param environment `NODE_ENV` of the bundle
 * @returns `undefined` wherever the reader's message is the right one
 */
export function missingBuildHint(
  mode: SearchSettings['mode'],
  environment: string | undefined,
): Hint | undefined {
  if (environment !== 'development' || mode === 'hosted') {
    return undefined;
  }
  return {
    title: 'Search needs a build',
    help: 'The development server searches the index of the last build, but cannot read one. Run "npm run build" once, then select Retry.',
  };
}
