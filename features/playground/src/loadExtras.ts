/** Loads what a first visit does not show, as one chunk. An `import()` in several places makes several. */
export const loadExtras = () => import('./extras');
