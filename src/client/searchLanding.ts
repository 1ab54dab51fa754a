/**
 * Takes the keyboard along to the heading that a hit of the search leads to. An address that a script
 * changes moves the page, but not the focus: the next Tab would start from where the reader came from.
 */
import {idOf} from './fragment';

let isExpected = false;

/** Says that the next navigation is that of a hit. */
export function expectLanding(): void {
  isExpected = true;
}

/** Whether a hit is leading away, so that the focus need not go back to where the search began. */
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
