/**
 * Marks the page with the class `navigation-with-keyboard` while the reader moves by keyboard: on
 * after Tab, off after a mouse press. Docusaurus provided it until 3.1; later releases do not.
 */
const CLASS_NAME = 'navigation-with-keyboard';

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') {
      document.body.classList.add(CLASS_NAME);
    }
  });
  document.addEventListener('mousedown', ({isTrusted}) => {
    // `dropdownEscape.ts` presses a mouse that nobody holds.
    if (isTrusted) {
      document.body.classList.remove(CLASS_NAME);
    }
  });
}
