import {Fragment, type ReactNode} from 'react';

/** A sentence with code between backticks, as the modules in `site/` write it. */
export default function InlineCode({text}: {readonly text: string}): ReactNode {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
