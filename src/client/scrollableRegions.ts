/**
 * Makes tables, formulas and diagrams focusable while they are wider than their column, so that the
 * keyboard can scroll them. Code blocks are always focusable.
 */
const WIDE = ['table', '.katex-display', '[data-zoomable]']
  .map((selector) => `main ${selector}`)
  .join();

function update(): void {
  for (const element of document.querySelectorAll(WIDE)) {
    if (element.scrollWidth > element.clientWidth) {
      element.setAttribute('tabindex', '0');
    } else {
      element.removeAttribute('tabindex');
    }
  }
}

let observer: ResizeObserver | undefined;

/** Docusaurus calls this after each navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  const main = document.querySelector('main');
  if (main && typeof ResizeObserver !== 'undefined') {
    observer = new ResizeObserver(update);
    observer.observe(main);
  }
}
