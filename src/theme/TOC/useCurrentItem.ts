import {useEffect, type RefObject} from 'react';

/** Class of the current item in the theme; it moves while scrolling. */
const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Minimum distance between the current item and the edge of the list, in pixels. */
const MARGIN = 48;

/** Scrolls only the list, as far as necessary to show the item. */
function scrollIntoList(list: Element, item: Element): void {
  const frame = list.getBoundingClientRect();
  const {top, bottom} = item.getBoundingClientRect();
  if (top < frame.top + MARGIN) list.scrollTop -= frame.top + MARGIN - top;
  else if (bottom > frame.bottom - MARGIN) list.scrollTop += bottom - frame.bottom + MARGIN;
}

/**
 * Makes a table of contents follow the reader: marks the current item for assistive technology, opens the
 * collapsed section around it and closes it again, and scrolls the list.
 *
 * @param landmark the element around the list, which is its first child
 * @param toc content of the list; a change restarts the effect
 */
export function useCurrentItem(landmark: RefObject<HTMLElement | null>, toc: unknown): void {
  useEffect(() => {
    const nav = landmark.current;
    const list = nav?.firstElementChild;
    if (!nav || !list) return undefined;

    let current: Element | null = null;
    let openedHere: HTMLDetailsElement | null = null;

    function follow(): void {
      const item = nav!.querySelector(`.${ACTIVE_CLASS}`);
      if (item === current) return;

      const section = item?.closest('details') ?? null;
      if (section !== (current?.closest('details') ?? null)) {
        // Sections opened by the reader stay open.
        openedHere?.removeAttribute('open');
        openedHere = section && !section.open ? section : null;
        openedHere?.setAttribute('open', '');
      }
      current?.removeAttribute('aria-current');
      item?.setAttribute('aria-current', 'location');
      current = item;
      if (item) scrollIntoList(list!, item);
    }

    const observer = new MutationObserver(follow);
    observer.observe(list, {attributes: true, attributeFilter: ['class'], subtree: true});
    follow();
    return () => observer.disconnect();
  }, [landmark, toc]);
}
