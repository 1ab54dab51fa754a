/**
 * Moves the focus to the next control if the button that a reader presses disappears, such as that which closes
 * a message. Otherwise, screen readers continue at the start of the page.
 */
function onPress({target, detail}: MouseEvent): void {
  const elements = [...document.querySelectorAll<HTMLElement>('*')];
  const pressed = (target as Element).closest('button');
  setTimeout(() => {
    if (pressed && !detail && !pressed.isConnected && document.activeElement === document.body) {
      // Pointers need no focus. Only a visible control takes it.
      elements.slice(elements.indexOf(pressed) + 1).some((element) => {
        element.focus();
        return document.activeElement === element;
      });
    }
  });
}

if (typeof document !== 'undefined') {
  // Before React removes the button.
  document.addEventListener('click', onPress, true);
}

export {};
