/**
 * Moves the focus to the next control if the button that a reader presses disappears, such as that which closes
 * a message. Otherwise, screen readers continue at the start of the page.
 */
function onPress({target, detail}: MouseEvent): void {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
  ];
  const pressed = (target as Element).closest('button');
  // Pointers need no focus.
  if (!pressed || detail > 0) {
    return;
  }
  setTimeout(() => {
    if (!pressed.isConnected && document.activeElement === document.body) {
      // Hidden and inert elements do not take the focus.
      controls.slice(controls.indexOf(pressed) + 1).some((control) => {
        control.focus();
        return document.activeElement === control;
      });
    }
  });
}

if (typeof document !== 'undefined') {
  // Before React removes the button.
  document.addEventListener('click', onPress, true);
}

export {};
