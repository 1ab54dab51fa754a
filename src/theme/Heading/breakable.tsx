/** Headings whose long names break between their words. */
import {Fragment, cloneElement, createElement, isValidElement, type ReactNode} from 'react';

/** Names that can be wider than a column. Shorter ones do not break. */
const LONG_NAME = /(\S{16,})/;

/** After a camel-case part of a name, a dot or an underscore. */
const WORD_START = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[._])(?=[\p{L}\d])/u;

const withBreaks = (name: string): ReactNode[] =>
  name
    .split(WORD_START)
    .flatMap((word, index) => (index > 0 ? [createElement('wbr'), word] : word));

/** Allows line breaks in the long names of text or of an element only between their words. */
export function breakable(node: ReactNode): ReactNode {
  if (typeof node === 'string') {
    const parts = node.split(LONG_NAME);
    const isName = (index: number) => index % 2 === 1;
    return parts.length === 1
      ? node
      : createElement(
          Fragment,
          null,
          ...parts.flatMap((part, index) => (isName(index) ? withBreaks(part) : part)),
        );
  }
  if (Array.isArray(node)) {
    return createElement(Fragment, null, ...(node as ReactNode[]).map(breakable));
  }
  return isValidElement<{children?: ReactNode}>(node) && node.props.children !== undefined
    ? cloneElement(node, undefined, breakable(node.props.children))
    : node;
}
