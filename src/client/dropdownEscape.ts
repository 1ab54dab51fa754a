/** Closes navbar dropdowns on Escape, also those that the pointer opened and would keep open. */

/** Keeps a menu closed while the pointer is over it (`css/states.css`). */
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
      // Docusaurus closes dropdowns that were opened by keyboard on a mouse press outside.
      document.dispatchEvent(new MouseEvent('mousedown'));
    }
  });
}
