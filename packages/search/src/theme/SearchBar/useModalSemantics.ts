import {useEffect, useRef} from 'react';
import type {Outcome} from '../../ui/docsearch';
import {guessNotice, resultCount} from '../../ui/resultCount';

/** Attributes that present DocSearch's dialog as a button that opens a list. */
const WRONG_DIALOG_ATTRIBUTES = [
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
  'aria-controls',
  'tabindex',
];

/** Sets an attribute only if it changes; otherwise the observer below would loop. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Turns the lists of results into trees, and the input into the combobox that controls them.
 *
 * DocSearch uses listboxes, whose options must not contain links or buttons. Tree items may, and they
 * support `aria-selected` and `aria-activedescendant` as well. DocSearch also uses the same id and label
 * for all lists.
 *
 * https://github.com/algolia/docsearch/issues/1014 would make this unnecessary.
 */
function describeResults(container: Element): void {
  container.removeAttribute('aria-controls');
  const lists = [...container.querySelectorAll('.DocSearch-Hits > ul')];
  lists.forEach((list, index) => {
    setAttribute(list, 'role', 'tree');
    setAttribute(list, 'id', `docsearch-list-${index}`);
    const title = list.parentElement?.querySelector('.DocSearch-Hit-source');
    if (title) {
      setAttribute(title, 'id', `docsearch-list-${index}-title`);
      setAttribute(list, 'aria-labelledby', title.id);
    }
    for (const item of list.children) {
      setAttribute(item, 'role', 'treeitem');
    }
  });
  const input = container.querySelector('.DocSearch-Input');
  if (input) {
    setAttribute(input, 'role', 'combobox');
    setAttribute(input, 'aria-haspopup', 'tree');
    setAttribute(input, 'aria-expanded', String(lists.length > 0));
    if (lists.length > 0) {
      setAttribute(input, 'aria-controls', lists.map(({id}) => id).join(' '));
    } else {
      input.removeAttribute('aria-controls');
    }
  }
}

/**
 * Fixes the semantics of the DocSearch modal for assistive technology: a named dialog instead of a
 * button, results that may contain links, and an announcement of the number of results.
 *
 * @param outcome outcome of the newest query; undefined before the first query and after a failed one, which
 *   an alert announces
 */
export function useModalSemantics(outcome: Outcome | undefined): void {
  const status = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    WRONG_DIALOG_ATTRIBUTES.forEach((name) => container.removeAttribute(name));
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', 'Search');
    // Inside a dialog, they would count as header and footer of the page.
    for (const part of container.querySelectorAll('header, footer')) {
      part.setAttribute('role', 'presentation');
    }
    // A live region must exist before its text changes.
    const region = document.createElement('p');
    region.className = 'search-status';
    region.setAttribute('role', 'status');
    container.append(region);
    status.current = region;
    describeResults(container);
    const observer = new MutationObserver(() => describeResults(container));
    observer.observe(container, {
      attributeFilter: ['aria-controls', 'aria-expanded', 'role'],
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
      status.current.textContent = outcome
        ? `${resultCount(outcome.nbHits)} ${guessNotice(outcome)}`.trim()
        : '';
    }
  }, [outcome]);
}
