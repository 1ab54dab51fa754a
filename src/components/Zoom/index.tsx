import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ZoomDialogProps} from './Dialog';
import styles from './styles.module.css';

/** An image that opens in a dialog. */
export interface ZoomProps {
  /** What the image shows: accessible name of the dialog, and part of the button's. */
  readonly label: string;
  /** Natural size of the image in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the image is sharp at any size. */
  readonly isVector?: boolean;
  /** Whether there is anything to gain; without it the image stays as it is. */
  readonly isEnabled?: boolean;
  /** Class of the outermost element. */
  readonly className?: string;
  /** Class of the element around the image. */
  readonly viewClassName?: string;
  /** The image, on the page and in the dialog. */
  readonly children: ReactNode;
}

/**
 * Adds a button to an image that shows it enlarged in a modal dialog; a click on the image does
 * the same. Without JavaScript there is the image alone.
 *
 * The dialog is loaded when it is first opened.
 */
export default function Zoom(props: ZoomProps): ReactNode {
  const {label, width, height, isVector = true, className, viewClassName, children} = props;
  const isActive = useIsBrowser() && (props.isEnabled ?? true);
  const [Dialog, setDialog] = useState<ComponentType<ZoomDialogProps>>();
  /** Number of the opening that is shown, 0 when the dialog is closed. */
  const [opening, setOpening] = useState(0);
  const lastOpening = useRef(0);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    if (Dialog === undefined) {
      try {
        const module = await import('./Dialog');
        setDialog(() => module.default);
      } catch {
        // Offline before the first use. The image is on the page, and the next click tries again.
        return;
      }
    }
    lastOpening.current += 1;
    setOpening(lastOpening.current);
  };
  const close = () => {
    // A dialog says that it has closed some time after it has, when it may have been opened again.
    if (opening === lastOpening.current) {
      setOpening(0);
      button.current?.focus();
    }
  };

  return (
    <span className={clsx(isActive && styles.zoom, className)}>
      <span
        data-zoomable
        className={clsx(isActive && styles.clickable, viewClassName)}
        onClick={isActive ? open : undefined}>
        {children}
      </span>
      {isActive && (
        <button
          ref={button}
          type="button"
          className={clsx('clean-btn', styles.button)}
          aria-haspopup="dialog"
          aria-label={`Enlarge: ${label}`}
          onClick={open}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path
              d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      )}
      {opening > 0 && Dialog !== undefined && (
        <Dialog
          key={opening}
          label={label}
          width={width}
          height={height}
          isVector={isVector}
          onClose={close}>
          {children}
        </Dialog>
      )}
    </span>
  );
}
