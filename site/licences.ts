/** Where the build lists the licences of the packages it ships, below the base path. */
export const LICENCES_FILE = 'third-party-licenses.txt';
