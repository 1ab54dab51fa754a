/**
 * Lets Escape close the dropdowns of the navbar, whether the pointer or the keyboard opened them.
 * Without it their menu covers the page for as long as the pointer rests on it.
 */

/** Keeps a menu closed that the pointer is still on (`css/states.css`). */
const CLOSED_ATTRIBUTE = 'data-closed-by-escape';

function close(dropdown: Element): void {
  if (dropdown.matches(':hover')) {
    dropdown.setAttribute(CLOSED_ATTRIBUTE, '');
    const forget = () => dropdown.removeAttribute(CLOSED_ATTRIBUTE);
    dropdown.addEventListener('mouseleave', forget, {once: true});
  }
  if (dropdown.contains(document.activeElement)) {
    dropdown.querySelector<HTMLElement>('.navbar__link')?.focus();
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') {
      return;
    }
    const open = [...document.querySelectorAll('.dropdown:hover, .dropdown--show')];
    open.forEach(close);
    if (open.length > 0) {
      // Docusaurus closes the dropdown that a key opened when something else is pressed.
      document.dispatchEvent(new MouseEvent('mousedown'));
    }
  });
}
