import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import styles from './demo.module.css';

/** A thread in pixels of the frame: from the end of a line to the edge of a feature. */
interface Thread {
  readonly key: string;
  readonly path: string;
}

/** A smooth curve between two heights at both ends of the gap between the file and the results. */
function curve(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (x1 + x2) / 2;
  const [a, b, c, d, m] = [x1, y1, x2, y2, middle].map((value) => Math.round(value * 2) / 2);
  return `M${a} ${b}C${m} ${b} ${m} ${d} ${c} ${d}`;
}

function measure(frame: HTMLElement): Thread[] {
  const origin = frame.getBoundingClientRect();
  return [...frame.querySelectorAll<HTMLElement>('[data-decided-by]')].flatMap((feature) => {
    const target = feature.getBoundingClientRect();
    return feature.dataset.decidedBy!.split(' ').flatMap((number) => {
      const line = frame.querySelector<HTMLElement>(`[data-line="${number}"]`);
      const start = line?.closest('figure')?.getBoundingClientRect();
      // Stacked, on narrow screens, there is no gap for a thread to cross.
      if (!line || !start || start.right > target.left) {
        return [];
      }
      const {top, height} = line.getBoundingClientRect();
      return {
        key: `${feature.dataset.feature} ${number}`,
        path: curve(
          start.right - origin.left,
          top + height / 2 - origin.top,
          target.left - origin.left,
          target.top + target.height / 2 - origin.top,
        ),
      };
    });
  });
}

/**
 * Threads from the lines that decide to the features that they decide on. An image of what the
 * results say in words, so it is hidden from screen readers and drawn after hydration.
 *
 * @param frame element that holds both sides
 * @param state changes whenever other lines decide
 */
export default function Threads({
  frame,
  state,
}: {
  readonly frame: RefObject<HTMLElement | null>;
  readonly state: string;
}): ReactNode {
  const [threads, setThreads] = useState<readonly Thread[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setThreads(measure(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, state]);
  return (
    <svg className={styles.threads} aria-hidden="true">
      {threads.map(({key, path}) => (
        <path key={key} d={path} pathLength={1} />
      ))}
    </svg>
  );
}
