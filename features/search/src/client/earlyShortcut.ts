/**
 * Remembers a search shortcut that is pressed before the page is hydrated, and what is typed between a
 * shortcut and the arrival of the search's code.
 */

interface Recorder {
  (event: KeyboardEvent): void;
  /** What was typed since the shortcut; `undefined` if the reader does not wait for the search. */
  typed?: string | undefined;
  /** Whether the search bar handles shortcuts itself. */
  isHydrated?: boolean;
}

declare global {
  interface Window {
    searchRecorder?: Recorder;
  }
}

/**
 * Whether an event is Ctrl or Cmd+K, also with an alphabet other than Latin. Another Latin letter counts as
 * itself, wherever the layout puts it. Events of autofill have no key. More modifiers make another shortcut.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey} = event;
  const isK = /^k$/i.test(key) || (code === 'KeyK' && /^\P{Script=Latin}$/u.test(key));
  return isK && ctrlKey !== metaKey && !altKey && !shiftKey && !event.getModifierState('AltGraph');
}

function installRecorder(isShortcut: typeof isSearchShortcut): void {
  const recorder: Recorder = (event) => {
    const {key, target} = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isInField = /^(INPUT|SELECT|TEXTAREA)$/.test((target as Element).tagName);
    if (event.defaultPrevented) return;

    if (recorder.typed === undefined) {
      const isSlash = key === '/' && isPlain && !isInField;
      if (recorder.isHydrated || !(isShortcut(event) || isSlash)) return;

      recorder.typed = '';
    } else if (key === 'Escape') {
      recorder.typed = undefined;
    } else if (!isShortcut(event)) {
      if (!isPlain || !/^(.|Backspace)$/u.test(key)) return;

      recorder.typed = key === 'Backspace' ? recorder.typed.slice(0, -1) : recorder.typed + key;
    }
    event.preventDefault();
  };
  window.searchRecorder = recorder;
  addEventListener('keydown', recorder);
  // A click means that the reader does something else.
  addEventListener('mousedown', () => {
    recorder.typed = undefined;
  });
}

/** Inline script for the head of every page. */
export function earlyShortcutScript(): string {
  return `(${installRecorder.toString()})(${isSearchShortcut.toString()})`;
}

/** The recorder. Without the inline script, it records nothing. */
export function searchRecorder(): Pick<Recorder, 'typed' | 'isHydrated'> {
  window.searchRecorder ??= (() => undefined) as Recorder;
  return window.searchRecorder;
}

/** Lets the search bar handle shortcuts from now on, and calls back if one waits for the modal. */
export function handleEarlyShortcut(onShortcut: () => void): void {
  const recorder = searchRecorder();
  if (recorder.typed !== undefined) onShortcut();

  recorder.isHydrated = true;
}
