/**
 * Lets the keyboard scroll what is wider than its column: tables, formulas and diagrams become stops
 * of Tab, but only while they have something to scroll. Code blocks are stops by themselves.
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
