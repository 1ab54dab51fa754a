/**
 * Prefetches the pages behind visible links one at a time, when the browser is idle.
 *
 * Docusaurus prefetches all of them in the task that finds the links, which blocked a slow phone for half a
 * second on a long sidebar. `window.docusaurus.prefetch` is not a public interface: `plugins/upstream/README.md`
 * lists it.
 */
import {whenIdle} from '@pricing4saas/search/whenIdle';

/** Paths still to be prefetched. */
const queue: string[] = [];

/** Minimum remaining idle time for another page, in milliseconds. */
const MIN_IDLE_TIME = 4;

let isInstalled = false;

/**
 * Defers a prefetch function to idle time.
 *
 * @param prefetch prefetches the resources of a path
 * @returns the deferred function; its return value has no meaning
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

/** Called by Docusaurus when a page is shown; its own prefetch function does not exist earlier. */
export function onRouteDidUpdate(): void {
  if (!isInstalled) {
    isInstalled = true;
    window.docusaurus = {
      ...window.docusaurus,
      prefetch: prefetchWhenIdle(window.docusaurus.prefetch),
    };
  }
}
