/**
 * Keeps the reader at the heading an address names while what stands above it is still growing.
 *
 * Formulas change their height when their stylesheet arrives, which may be after the page has
 * scrolled, and push the heading away. Until the reader moves by themselves, or the page has been
 * quiet for a while, each change of height scrolls back.
 */
import {idOf} from './fragment';

/**
 * Time after which a page that grew no more is left alone, in milliseconds. A slow machine on a slow
 * connection needs that long for the code that draws.
 */
const QUIET_TIME = 10_000;

/** What a reader does to move; any of it ends the watch. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

let endWatch: (() => void) | undefined;

function watch(id: string): void {
  endWatch?.();
  const target = document.getElementById(id);
  const main = document.querySelector('main');
  if (!target || !main || typeof ResizeObserver === 'undefined') {
    return;
  }
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

/** Whether the browser puts the reader back to where they were, which need not be the heading. */
function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const {type} = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** What Docusaurus says of a navigation. */
interface RouteUpdate {
  readonly location: {readonly hash: string};
  /** Null for the first page. */
  readonly previousLocation: unknown;
}

/** Docusaurus calls this after each navigation, and once for the first page. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  endWatch?.();
  const id = idOf(location.hash);
  if (id !== '' && !(previousLocation === null && isRestored())) {
    watch(id);
  }
}
