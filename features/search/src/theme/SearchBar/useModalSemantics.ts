import {useEffect} from 'react';

/** Attributes that present the content of the dialog as a button that opens a list. */
const WRONG_ATTRIBUTES = ['role', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex'];

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
    list.setAttribute('role', 'tree');
    list.id = `docsearch-list-${index}`;
    const title = list.parentElement?.querySelector('.DocSearch-Hit-source');
    if (title) {
      title.id = `docsearch-list-${index}-title`;
      list.setAttribute('aria-labelledby', title.id);
    }
    for (const item of list.children) item.setAttribute('role', 'treeitem');
  });
  const input = container.querySelector('.DocSearch-Input');
  input?.setAttribute('role', 'combobox');
  input?.setAttribute('aria-haspopup', 'tree');
  input?.setAttribute('aria-expanded', String(lists.length > 0));
  input?.setAttribute('aria-controls', lists.map(({id}) => id).join(' '));
}

/** Fixes the semantics of the DocSearch modal for assistive technology: results that may contain links. */
export function useModalSemantics(): void {
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container')!;
    WRONG_ATTRIBUTES.forEach((name) => container.removeAttribute(name));
    // Inside a dialog, they would count as header and footer of the page.
    for (const part of container.querySelectorAll('header, footer'))
      part.setAttribute('role', 'presentation');

    describeResults(container);
    const observer = new MutationObserver(() => {
      describeResults(container);
      // Its own changes.
      observer.takeRecords();
    });
    observer.observe(container, {
      attributeFilter: ['aria-controls', 'aria-expanded', 'role'],
      childList: true,
      subtree: true,
    });
    return () => observer.disconnect();
  }, []);
}
