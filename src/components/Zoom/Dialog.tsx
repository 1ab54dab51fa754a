import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {fitScale, nextScale, startScale, type Size} from './scale';
import styles from './styles.module.css';

export interface ZoomDialogProps {
  readonly label: string;
  /** Natural size of the image in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly isVector: boolean;
  /** Called once, after the dialog has closed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog with one image, which readers move by scrolling and scale with buttons or keys. */
export default function ZoomDialog(props: ZoomDialogProps): ReactNode {
  const {label, width, height, isVector, onClose, children} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>();
  const [chosen, setChosen] = useState<number>();

  useEffect(() => {
    const frame = view.current!;
    dialog.current!.showModal();
    // Focused, so that the arrow keys scroll the image.
    frame.focus();
    const measure = () => {
      const {paddingLeft} = getComputedStyle(frame);
      // The extra pixel prevents scroll bars that rounding would cause.
      const lost = 2 * Number.parseFloat(paddingLeft) + 1;
      setRoom({width: frame.offsetWidth - lost, height: frame.offsetHeight - lost});
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);

  const image = {width, height};
  const fit = room ? fitScale(image, room) : 1;
  const scale = chosen ?? (room ? startScale(image, room, isVector) : 0);
  const step = (direction: 1 | -1) => setChosen(nextScale(scale, direction, fit));

  // Scaling keeps the center of the visible part in place.
  const shown = useRef(scale);
  useLayoutEffect(() => {
    const frame = view.current!;
    if (shown.current > 0) {
      const ratio = scale / shown.current;
      frame.scrollLeft = (frame.scrollLeft + frame.clientWidth / 2) * ratio - frame.clientWidth / 2;
      frame.scrollTop = (frame.scrollTop + frame.clientHeight / 2) * ratio - frame.clientHeight / 2;
    }
    shown.current = scale;
  }, [scale]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;

    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') setChosen(fit);
  };
  const onClick = (event: MouseEvent) => {
    // Clicks on the backdrop target the dialog, clicks beside the image target the frame.
    if (event.target === dialog.current || event.target === view.current) dialog.current!.close();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}>
      <div className={styles.layout}>
        <div className={styles.bar}>
          <p className={styles.title}>{label}</p>
          <output className={styles.scale}>{Math.round(scale * 100)} %</output>
          <button type="button" aria-label="Zoom out" onClick={() => step(-1)}>
            −
          </button>
          <button type="button" aria-label="Zoom in" onClick={() => step(1)}>
            +
          </button>
          <button type="button" onClick={() => setChosen(fit)}>
            Fit
          </button>
          <button type="button" onClick={() => dialog.current!.close()}>
            Close
          </button>
        </div>
        <div
          ref={view}
          className={styles.frame}
          role="group"
          aria-label="Image. Scroll to move it."
          tabIndex={0}>
          <div className={styles.enlarged} style={{width: width * scale, height: height * scale}}>
            {children}
          </div>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
