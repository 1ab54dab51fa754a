/**
 * Makes tables, formulas and diagrams focusable while they overflow their column, so that they can be
 * scrolled by keyboard. Code blocks are always focusable.
 */
const WIDE = ['table', '.katex-display', '[data-zoomable]']
  .map((selector) => `main ${selector}`)
  .join();

function update(): void {
  for (const element of document.querySelectorAll(WIDE)) {
    if (element.scrollWidth > element.clientWidth) element.setAttribute('tabindex', '0');
    else element.removeAttribute('tabindex');
  }
}

let observer: ResizeObserver | undefined;

/** Called by Docusaurus after each navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  const main = document.querySelector('main');
  if (main && typeof ResizeObserver !== 'undefined') {
    observer = new ResizeObserver(update);
    observer.observe(main);
  }
}
