/** Where the build publishes the licenses of the packages that readers download, below the base path. */
export const LICENSES_FILE = 'third-party-licenses.txt';
