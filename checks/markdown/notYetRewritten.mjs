// @ts-check
/** Paths whose texts are not rewritten yet. */
/** @type {string[]} */
export const NOT_YET_REWRITTEN = [];


/** The same paths for tools that take globs. */
export const NOT_YET_GLOBS = NOT_YET_REWRITTEN.map((path) => `${path}**`);
