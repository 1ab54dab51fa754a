import {useEffect, useState, type RefObject} from 'react';

/** How far outside of the window an element counts as near. */
const MARGIN = '50%';

const watched = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once, when an element comes near the window or gets the focus: Tab goes on before the
 * window has scrolled. One observer serves the whole page.
 */
function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) {
          watched.get(target)?.();
          stop(target);
        }
      }
    },
    {rootMargin: MARGIN},
  );
  watched.set(element, callback);
  observer.observe(element);
  element.addEventListener('focus', callback, {once: true});
  return () => {
    stop(element);
    element.removeEventListener('focus', callback);
  };
}

function stop(element: Element): void {
  watched.delete(element);
  observer?.unobserve(element);
}

/**
 * Whether an element is, or has been, near what the reader sees. What is in a hidden tab is not.
 *
 * @param element `false` until React has taken the page over
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (element.current ? whenNear(element.current, () => setIsNear(true)) : undefined),
    [element],
  );
  return isNear;
}
