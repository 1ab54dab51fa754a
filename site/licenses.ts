/** Path, below the base path, of the licenses of the packages that readers download. */
export const LICENSES_FILE = 'third-party-licenses.txt';
