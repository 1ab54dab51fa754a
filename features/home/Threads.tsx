import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import styles from './demo.module.css';

/** A line from an excerpt line to a feature, in pixels relative to the frame. */
interface Thread {
  readonly key: string;
  readonly path: string;
}

/** SVG path of a smooth curve between two points. */
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
      // In the stacked layout of narrow screens, there is no gap to draw in.
      if (!line || !start || start.right > target.left) return [];

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
 * Curves from the decisive lines to their features. They only illustrate the results, so they are
 * hidden from screen readers and drawn after hydration.
 *
 * @param frame element that contains both sides
 * @param state value that changes whenever the decisive lines change
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
    if (!element) return undefined;

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
