/**
 * Closes navbar dropdowns on Escape, also those that the pointer opened and would keep open. A tap on a
 * dropdown opens its list, and a second tap or a choice closes it, and so does a click of a screen reader.
 * Docusaurus would follow the link of the dropdown, and keep the list open, because browsers hover over what
 * was tapped last.
 */

/** Keeps a menu closed while the pointer is over it (`css/states.css`). */
const CLOSED_ATTRIBUTE = 'data-closed';

function close(dropdown: Element): void {
  if (dropdown.matches(':hover')) {
    dropdown.setAttribute(CLOSED_ATTRIBUTE, '');
    const forget = () => dropdown.removeAttribute(CLOSED_ATTRIBUTE);
    dropdown.addEventListener('mouseleave', forget, {once: true});
  }
  if (dropdown.contains(document.activeElement))
    dropdown.querySelector<HTMLElement>('.navbar__link')?.focus();
}

function closeAll(): void {
  const open = [...document.querySelectorAll('.dropdown:hover, .dropdown--show')];
  open.forEach(close);
  if (open.length > 0) {
    // Docusaurus closes dropdowns that were opened by keyboard on a mouse press outside.
    document.dispatchEvent(new MouseEvent('mousedown'));
  }
}

let lastPointer: string | undefined;

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest('.dropdown a');
  const isChoice = !link?.matches('.navbar__link');
  const isTap = lastPointer === 'touch' || matchMedia('(hover: none)').matches;
  // Screen readers and voice control send a click without a pointer or key.
  if (!link || !(isTap || (event.detail === 0 && !isChoice))) return;

  if (!isChoice) event.preventDefault();

  if (isChoice || link.ariaExpanded === 'true') {
    closeAll();
  } else {
    // Docusaurus opens dropdowns on this key.
    link.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') closeAll();
  });
  document.addEventListener('pointerdown', ({pointerType}) => {
    lastPointer = pointerType;
  });
  // Before React, which then does not follow the link.
  document.addEventListener('click', onClick, true);
}
