import {useEffect, useRef} from 'react';

/**
 * Lets the input name the lists that are there. DocSearch names some that are not, and names them for
 * the dialog as well.
 */
function nameLists(container: Element): void {
  container.removeAttribute('aria-controls');
  const input = container.querySelector('input[role="combobox"], .DocSearch-Input');
  const ids = Array.from(container.querySelectorAll('[role="listbox"][id]'), ({id}) => id).join(
    ' ',
  );
  if (ids === '') {
    input?.removeAttribute('aria-controls');
  } else if (input?.getAttribute('aria-controls') !== ids) {
    input?.setAttribute('aria-controls', ids);
  }
}

/**
 * Makes the DocSearch modal what assistive technology expects: a dialog with a name (it presents
 * itself as a button), which says how many sections each query found.
 *
 * @param found sections that the newest query found; undefined before the first one, and when it
 *   could not be answered, which an alert says
 */
export function useSpokenDialog(found: number | undefined): void {
  const status = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    for (const name of [
      'aria-expanded',
      'aria-haspopup',
      'aria-labelledby',
      'aria-controls',
      'tabindex',
    ]) {
      container.removeAttribute(name);
    }
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', 'Search');
    // Inside of a dialog its header and footer would pass for those of the page.
    for (const part of container.querySelectorAll('header, footer')) {
      part.setAttribute('role', 'presentation');
    }
    // There from the start: a region that appears together with its text stays unspoken.
    const region = document.createElement('p');
    region.className = 'search-status';
    region.setAttribute('role', 'status');
    container.append(region);
    status.current = region;
    const observer = new MutationObserver(() => nameLists(container));
    observer.observe(container, {
      attributeFilter: ['aria-controls'],
      childList: true,
      subtree: true,
    });
    return () => {
      observer.disconnect();
      region.remove();
    };
  }, []);

  useEffect(() => {
    if (status.current) {
      status.current.textContent =
        found === undefined ? '' : found === 1 ? 'One section found' : `${found} sections found`;
    }
  }, [found]);
}
