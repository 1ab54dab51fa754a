/**
 * Prefetches the pages behind visible links one after the other, each when the browser is idle.
 *
 * Docusaurus prefetches them all in the task that finds the links. With a long sidebar that blocked a slow
 * phone for half a second. `window.docusaurus.prefetch` is not a public interface; see
 * `src/theme/README.md`.
 */

/** Pages that are still to be prefetched. */
const queue: string[] = [];

/** Idle time that the browser must have left for another page, in milliseconds. */
const MIN_IDLE_TIME = 4;

let isInstalled = false;

function whenIdle(work: (timeLeft: () => number) => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    setTimeout(() => work(() => 0), 50);
  } else {
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
  }
}

/**
 * Wraps a function that prefetches a page, so that it waits for idle time.
 *
 * @param prefetch prefetches what the page at a path needs
 * @returns the same, deferred; its return value has no meaning
 */
export function prefetchWhenIdle(prefetch: (path: string) => unknown): (path: string) => false {
  const work = (timeLeft: () => number): void => {
    do {
      prefetch(queue.shift()!);
    } while (queue.length > 0 && timeLeft() > MIN_IDLE_TIME);
    if (queue.length > 0) {
      whenIdle(work);
    }
  };
  return (path) => {
    if (!queue.includes(path) && queue.push(path) === 1) {
      whenIdle(work);
    }
    return false;
  };
}

/** Docusaurus calls this when a page is shown. Its own prefetch function exists only then. */
export function onRouteDidUpdate(): void {
  if (!isInstalled) {
    isInstalled = true;
    window.docusaurus = {
      ...window.docusaurus,
      prefetch: prefetchWhenIdle(window.docusaurus.prefetch),
    };
  }
}
