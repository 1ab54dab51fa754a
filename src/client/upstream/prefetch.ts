/**
 * Prefetches what the reader is likely to open: the page behind a link with the focus, the next page when the link to
 * it comes into view, and one by one the smallest pages behind the visible links of the sidebar and the content, of which
 * it also runs the modules of documents.
 *
 * Docusaurus prefetches the pages of all visible links at once, up to 240 KB on a first visit, and loads a page
 * when its link is hovered or touched. `window.docusaurus` is not a public interface:
 * `plugins/upstream/README.md` lists it.
 */
import {whenIdle} from '@pricing4saas/search/whenIdle';

/**
 * Kilobytes of the pages of a visit. With parts that they share, and the code of the search, these are the 120 KiB in
 * `bench/budgets.json`, with room for what authors add.
 */
export const BUDGET = 38;

let isInstalled = false;

/** Called by Docusaurus when a page is shown; its own prefetch function does not exist earlier. */
export function onRouteDidUpdate(): void {
  if (isInstalled) return;

  isInstalled = true;
  const {prefetch, preload} = window.docusaurus;
  const template = document.querySelector<HTMLElement>('[data-likely-pages]');
  /** Kilobytes by path, smallest first, as the post-build step writes them. */
  const sizes = new Map(Object.entries<number>(JSON.parse(template?.dataset.likelyPages ?? '{}')));
  const visible = new Set<string>();
  let left = BUDGET;
  let queue = Promise.resolve();
  const prefetchSmallest = async () => {
    await new Promise(whenIdle);
    const path = [...sizes.keys()].find((each) => visible.has(each));
    if (path !== undefined) {
      left -= sizes.get(path)!;
      sizes.delete(path);
      if (left < 0) return;

      await prefetch(path);
      // A tap on the link of a document does not wait for its modules. Those of other pages load large parts at once.
      if (path.includes('/docs/')) await preload(path);
    }
  };
  window.docusaurus = {
    ...window.docusaurus,
    prefetch: (target) => {
      const path = target.replace(/#.*/, '');
      // The sidebar also links to the next page.
      const next = document.querySelector('.pagination-nav__link--next');
      const isNext = next?.getAttribute('href') === path;
      if (isNext && next.getBoundingClientRect().top < window.innerHeight) {
        whenIdle(() => prefetch(path));
      } else if (sizes.has(path)) {
        visible.add(path);
        queue = queue.then(prefetchSmallest).catch(() => undefined);
      }
      return false;
    },
  };
  document.addEventListener('focusin', ({target}) => {
    if (target instanceof HTMLAnchorElement && target.origin === location.origin)
      prefetch(target.pathname);
  });
}
