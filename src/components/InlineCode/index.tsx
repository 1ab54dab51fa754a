import type {ReactNode} from 'react';

/** Text in which backticks mark code. */
export default function InlineCode({text}: {readonly text: string}): ReactNode {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
