/**
 * Prefetches what the reader is likely to open: the page behind a link with the focus, and the next page when the
 * link to it comes into view.
 *
 * Docusaurus prefetches the pages of all visible links, up to 240 KB on a first visit, and loads a page
 * when its link is hovered or touched. `window.docusaurus.prefetch` is not a public interface:
 * `plugins/upstream/README.md` lists it.
 */
import {whenIdle} from '@pricing4saas/search/whenIdle';

let isInstalled = false;

/** Called by Docusaurus when a page is shown; its own prefetch function does not exist earlier. */
export function onRouteDidUpdate(): void {
  if (isInstalled) return;

  isInstalled = true;
  const {prefetch} = window.docusaurus;
  window.docusaurus = {
    ...window.docusaurus,
    prefetch: (path) => {
      // The sidebar also links to the next page.
      const next = document.querySelector('.pagination-nav__link--next');
      const isNext = next?.getAttribute('href') === path;
      if (isNext && next.getBoundingClientRect().top < window.innerHeight)
        whenIdle(() => prefetch(path));

      return false;
    },
  };
  document.addEventListener('focusin', ({target}) => {
    if (target instanceof HTMLAnchorElement && target.origin === location.origin)
      prefetch(target.pathname);
  });
}
