import {useEffect, type RefObject} from 'react';

/** Class with which the theme marks the heading that is being read; it changes while scrolling. */
const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Space that stays between the current item and the edge of the list, in pixels. */
const MARGIN = 48;

/** Scrolls the list, and nothing else, as far as the item needs to be in sight. */
function scrollIntoList(list: Element, item: Element): void {
  const frame = list.getBoundingClientRect();
  const {top, bottom} = item.getBoundingClientRect();
  if (top < frame.top + MARGIN) {
    list.scrollTop -= frame.top + MARGIN - top;
  } else if (bottom > frame.bottom - MARGIN) {
    list.scrollTop += bottom - frame.bottom + MARGIN;
  }
}

/**
 * Makes a table of contents follow the reader: the item being read is marked for assistive
 * technology, the folded section around it opens and closes again, and the list scrolls to it.
 *
 * @param landmark the element around the list, which is its first child
 * @param toc what the list shows; another one starts again
 */
export function useCurrentItem(landmark: RefObject<HTMLElement | null>, toc: unknown): void {
  useEffect(() => {
    const nav = landmark.current;
    const list = nav?.firstElementChild;
    if (!nav || !list) {
      return undefined;
    }
    let current: Element | null = null;
    let openedHere: HTMLDetailsElement | null = null;

    function follow(): void {
      const item = nav!.querySelector(`.${ACTIVE_CLASS}`);
      if (item === current) {
        return;
      }
      const section = item?.closest('details') ?? null;
      if (section !== (current?.closest('details') ?? null)) {
        // What readers opened themselves stays open.
        openedHere?.removeAttribute('open');
        openedHere = section && !section.open ? section : null;
        openedHere?.setAttribute('open', '');
      }
      current?.removeAttribute('aria-current');
      item?.setAttribute('aria-current', 'location');
      current = item;
      if (item) {
        scrollIntoList(list!, item);
      }
    }

    const observer = new MutationObserver(follow);
    observer.observe(list, {attributes: true, attributeFilter: ['class'], subtree: true});
    follow();
    return () => observer.disconnect();
  }, [landmark, toc]);
}
