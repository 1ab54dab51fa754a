/**
 * Moves the focus to the heading that a search result leads to. When a script changes the URL, the page
 * scrolls but the focus stays where it was.
 */
import {idOf} from './fragment';

let isExpected = false;

/** Announces that the next navigation follows a search result. */
export function expectLanding(): void {
  isExpected = true;
}

/** Whether a navigation to a search result is under way, so that the focus need not return to the button. */
export function isLandingExpected(): boolean {
  return isExpected;
}

/** Docusaurus calls this after each navigation. */
export function onRouteDidUpdate({location}: {readonly location: {readonly hash: string}}): void {
  if (!isExpected) {
    return;
  }
  isExpected = false;
  const heading = document.getElementById(idOf(location.hash));
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({preventScroll: true});
  }
}
