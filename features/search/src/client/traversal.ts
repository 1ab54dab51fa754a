/** Lets the search handle Back and Forward before the router, which starts after this module. */

/** The current handler, which can keep the event from the router. */
export const traversal: {handle?: (event: Event) => void} = {};

if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => traversal.handle?.(event));
