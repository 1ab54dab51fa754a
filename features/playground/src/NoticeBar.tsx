import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Button from './Button';
import styles from './playground.module.css';
import type {Notice} from './notices';

interface NoticeBarProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** A message about the file, with what the reader can do. */
export default function NoticeBar({notice, onClose}: NoticeBarProps): ReactNode {
  const {kind, text, actions} = notice;
  return (
    <p className={clsx('alert', `alert--${kind}`, styles.notice)} role="status">
      {text}{' '}
      {actions.map(({label, run}) => (
        <Fragment key={label}>
          <Button onClick={run}>{label}</Button>{' '}
        </Fragment>
      ))}
      <Button onClick={onClose}>Close</Button>
    </p>
  );
}
