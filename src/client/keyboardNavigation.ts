/**
 * Adds the class `navigation-with-keyboard` to the page after Tab, and removes it after a mouse press.
 * Docusaurus did this until 3.1.
 */
const CLASS_NAME = 'navigation-with-keyboard';

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') document.body.classList.add(CLASS_NAME);
  });
  document.addEventListener('mousedown', ({isTrusted}) => {
    // Ignore the synthetic event that `upstream/dropdowns.ts` dispatches.
    if (isTrusted) document.body.classList.remove(CLASS_NAME);
  });
}
