/** Address of the playground, and the format of its links. */

/** Path below the base path. */
export const PLAYGROUND_PATH = '/playground';

/** Begins the fragment of a link with a whole state. A new format needs a new number. */
export const LINK_PREFIX = '#v1.';

/** Begins the fragment of a link to a sample, which its name follows. */
export const SAMPLE_PREFIX = '#sample=';

/** Begins the fragment of a link to a file of the site, which its name follows. */
export const FILE_PREFIX = '#file=';
