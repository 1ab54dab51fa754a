import type {SearchSettings} from '../settings';

/**
 * Message of the development server, which searches the index of the last build.
 *
 * @param environment `NODE_ENV` of the bundle
 * @returns `undefined` if the message for readers applies
 */
export function missingBuildHint(mode: SearchSettings['mode'], environment: string | undefined) {
  return environment === 'development' && mode === 'embedded'
    ? {
        title: 'Search needs a build',
        help: 'The development server searches the index of the last build, but cannot read one. Run "npm run build" once, then select Retry.',
      }
    : undefined;
}
