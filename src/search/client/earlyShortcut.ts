/** Records a search shortcut that is pressed before the page is hydrated. */

interface EarlyListener {
  (event: KeyboardEvent): void;
  isPressed?: boolean;
}

declare global {
  interface Window {
    earlySearchShortcut?: EarlyListener;
  }
}

/** Inline script for the head of every page: records Ctrl or Cmd+K and `/`. */
export const EARLY_SHORTCUT_SCRIPT = [
  '(function(){function l(e){',
  'var k=e.key,t=e.target;',
  'if((e.ctrlKey||e.metaKey)?/^k$/i.test(k):k==="/"&&!/^(INPUT|SELECT|TEXTAREA)$/.test(t.tagName))',
  '{e.preventDefault();l.isPressed=true}}',
  'addEventListener("keydown",l);window.earlySearchShortcut=l})()',
].join('');

/** Stops recording, and calls back if a shortcut was pressed. */
export function handleEarlyShortcuts(onShortcut: () => void): void {
  const listener = window.earlySearchShortcut;
  if (listener !== undefined) {
    window.removeEventListener('keydown', listener);
    delete window.earlySearchShortcut;
    if (listener.isPressed) {
      onShortcut();
    }
  }
}
