/** Error message of the development server if it cannot search. */
import type {SearchSettings} from '../settings';

/** Replaces the error message for readers. */
export interface Hint {
  readonly title: string;
  readonly help: string;
}

/**
 * Hint for a failed search in the development server, which uses the index of the last build.
 *
 * @param environment `NODE_ENV` of the bundle
 * @returns `undefined` if the message for readers applies
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
