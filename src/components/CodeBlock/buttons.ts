/**
 * Buttons of code blocks: copy the code, and wrap long lines. One listener and one observer are shared by
 * all blocks of the page.
 */

/** Duration of the "Copied" state of a button, in milliseconds. */
const CONFIRMATION_TIME = 1000;

const COPY_LABEL = 'Copy code to clipboard';

function setLabel(button: Element, label: string): void {
  button.setAttribute('aria-label', label);
}

async function copy(button: Element, code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    setLabel(button, 'Copied');
    button.setAttribute('data-copied', '');
  } catch {
    // Clipboard access was denied: select the code, so that readers can copy it.
    getSelection()?.selectAllChildren(code);
    setLabel(button, 'Not copied. Press Ctrl+C to copy the selected code');
  }
  setTimeout(() => {
    setLabel(button, COPY_LABEL);
    button.removeAttribute('data-copied');
  }, CONFIRMATION_TIME);
}

function toggleWrap(button: Element, block: Element): void {
  const isWrapped = block.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest?.('[data-code-action]');
    const block = button?.closest('.theme-code-block');
    const code = block?.querySelector('code');
    if (button && block && code) {
      if (button.getAttribute('data-code-action') === 'copy') void copy(button, code);
      else toggleWrap(button, block);
    }
  });
}

/** Shows the wrap button only if lines overflow. */
function markWideBlocks(entries: readonly ResizeObserverEntry[]): void {
  const widths = entries.map(({target}) => target.scrollWidth > target.clientWidth);
  // In the next frame, because it changes the observed size.
  requestAnimationFrame(() =>
    entries.forEach(({target}, index) =>
      target.closest('.theme-code-block')?.toggleAttribute('data-wide', widths[index]),
    ),
  );
}

let observer: ResizeObserver | undefined;

/**
 * Observes whether the lines of a block overflow.
 *
 * @returns a function that stops observing
 */
export function watchWidth(block: Element): () => void {
  const pre = block.querySelector('pre')!;
  observer ??= new ResizeObserver(markWideBlocks);
  observer.observe(pre);
  return () => observer?.unobserve(pre);
}
