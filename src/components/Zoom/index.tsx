import {useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {LoadFailure, useOnDemand} from '../OnDemand';
import styles from './styles.module.css';

/** An image that can be opened in a dialog. */
export interface ZoomProps {
  /** Accessible name of the dialog, and part of the button's. */
  readonly label: string;
  /** Natural size of the image in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the image can be scaled without loss. */
  readonly isVector?: boolean;
  readonly isEnabled?: boolean;
  readonly className?: string;
  /** Class of the element around the image. */
  readonly viewClassName?: string;
  /** The image, for the page and for the dialog. */
  readonly children: ReactNode;
}

const fetchDialog = () => import('./Dialog');

/**
 * Adds a button to an image that opens it in a modal dialog; clicking the image does the same. Without
 * JavaScript, only the image is shown. The dialog's code is loaded on first use.
 */
export default function Zoom(props: ZoomProps): ReactNode {
  const {label, width, height, isVector = true, className, viewClassName, children} = props;
  const isActive = useIsBrowser() && (props.isEnabled ?? true);
  const {code: Dialog, hasFailed, load} = useOnDemand(fetchDialog);
  /** Sequence number of the current opening; 0 while the dialog is closed. */
  const [opening, setOpening] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    if (await load()) setOpening((last) => last + 1);
  };
  const close = () => {
    // The close event is asynchronous: the dialog may have been opened again.
    setOpening((last) => (last === opening ? 0 : last));
    button.current?.focus();
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
      {hasFailed && <LoadFailure onRetry={open} />}
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
