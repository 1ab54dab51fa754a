import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';
import styles from './playground.module.css';

const MIN = 25;
const MAX = 75;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -2,
  ArrowRight: 2,
  Home: -100,
  End: 100,
};

interface SplitterProps {
  /** Width of the element before the splitter, in percent of the parent. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Divides two columns. It is moved with the pointer, or with arrow keys while it has the focus. */
export default function Splitter({value, onChange}: SplitterProps): ReactNode {
  const set = (share: number) => onChange(Math.round(Math.min(MAX, Math.max(MIN, share))));
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      set(value + step);
    }
  };
  const handlePointer = ({currentTarget, pointerId, clientX}: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) {
      const {left, width} = currentTarget.parentElement!.getBoundingClientRect();
      set(((clientX - left) / width) * 100);
    }
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the editor"
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      aria-valuenow={value}
      tabIndex={0}
      className={styles.splitter}
      onKeyDown={handleKey}
      onPointerDown={({currentTarget, pointerId}) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={handlePointer}
    />
  );
}
