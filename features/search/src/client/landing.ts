/**
 * Moves the focus to the target heading of a search result. Without it, client-side navigation scrolls but
 * keeps the focus.
 */
import {idOf} from './fragment';

let isExpected = false;

/** Opens a search result. */
export function openHit(history: {readonly push: (url: string) => void}, url: string): void {
  isExpected = true;
  history.push(url);
}

/** Whether a navigation from a search result is in progress; the focus then need not return to the button. */
export const isLandingExpected = (): boolean => isExpected;

/** Called by Docusaurus after each navigation. */
export function onRouteDidUpdate({location}: {readonly location: {readonly hash: string}}): void {
  if (!isExpected) return;

  isExpected = false;
  const heading = document.getElementById(idOf(location.hash));
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({preventScroll: true});
  }
}
