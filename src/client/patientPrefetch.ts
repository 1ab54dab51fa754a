/**
 * Fetches the pages behind links in sight one after the other, each when the browser is idle.
 *
 * Docusaurus fetches them all in the task that finds the links: with a long sidebar that held up
 * everything else for half a second on a slow phone.
 */

/** Pages whose turn is still to come. */
const waiting: string[] = [];

/** Time that a page may take of an idle period, in milliseconds. */
const LEAST_TIME = 4;

let isPatient = false;

function whenIdle(work: (timeLeft: () => number) => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    setTimeout(() => work(() => 0), 50);
  } else {
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
  }
}

/**
 * Replaces a way to fetch pages ahead of time with one that waits for its turn.
 *
 * @param prefetch fetches what the page at a path needs
 * @returns the same, but in an idle moment; what it returns says nothing
 */
export function patiently(prefetch: (path: string) => unknown): (path: string) => false {
  const work = (timeLeft: () => number): void => {
    do {
      prefetch(waiting.shift()!);
    } while (waiting.length > 0 && timeLeft() > LEAST_TIME);
    if (waiting.length > 0) {
      whenIdle(work);
    }
  };
  return (path) => {
    if (!waiting.includes(path) && waiting.push(path) === 1) {
      whenIdle(work);
    }
    return false;
  };
}

/** Called by Docusaurus when a page is shown. Only then does its own way to fetch pages exist. */
export function onRouteDidUpdate(): void {
  if (!isPatient) {
    isPatient = true;
    window.docusaurus = {
      ...window.docusaurus,
      prefetch: patiently(window.docusaurus.prefetch),
    };
  }
}
