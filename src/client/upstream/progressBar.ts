/**
 * Ends the delay of the progress bar with the navigation that replaces it. Docusaurus forgets how to end
 * it, so the bar would appear after the other page, and stay.
 * https://github.com/facebook/docusaurus/pull/12310 would make this unnecessary.
 */
import progressBar from '@docusaurus/theme-classic/lib/nprogress';

const {onRouteUpdate} = progressBar;

let end: (() => void) | undefined;

progressBar.onRouteUpdate = (change) => {
  const endNew = onRouteUpdate?.(change);
  // A second click on the same link keeps the delay of the first one.
  if (endNew) {
    end?.();
    end = endNew;
  }
  return end;
};
