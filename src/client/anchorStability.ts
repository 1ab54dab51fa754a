/**
 * Keeps the heading of the URL's fragment in view while the content above it changes its height.
 *
 * Formulas change their height when their style sheet loads, possibly after the page has scrolled.
 * Each change scrolls back to the heading until the reader scrolls or the page is stable.
 */
import {idOf} from '@pricing4saas/search/fragment';

/** Time without a change, in milliseconds, after which a page is stable, even on a slow device. */
const QUIET_TIME = 10_000;

/** Events that indicate scrolling by the reader. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

let endWatch: (() => void) | undefined;

function watch(id: string): void {
  endWatch?.();
  const target = document.getElementById(id);
  const main = document.querySelector('main');
  if (!target || !main || typeof ResizeObserver === 'undefined') return;

  let timer: ReturnType<typeof setTimeout>;
  const observer = new ResizeObserver(() => {
    target.scrollIntoView();
    restart();
  });
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    READER_EVENTS.forEach((name) => window.removeEventListener(name, end));
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(end, QUIET_TIME);
  };
  READER_EVENTS.forEach((name) => window.addEventListener(name, end, {passive: true}));
  observer.observe(main);
  restart();
  endWatch = end;
}

/** Whether the browser restores a scroll position, which may not be that of the heading. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const {type} = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** Argument of `onRouteDidUpdate`. */
interface RouteUpdate {
  readonly location: {readonly hash: string};
  /** `null` on the first page. */
  readonly previousLocation: unknown;
}

/** Called by Docusaurus after each navigation, and once for the first page. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  endWatch?.();
  const id = idOf(location.hash);
  if (id !== '' && !(previousLocation === null && isRestored())) watch(id);
}
