/** Headings whose long names break between their words. */
import {Children, Fragment, cloneElement, isValidElement, type ReactNode} from 'react';

/** Names that can be wider than a column. */
const LONG_NAME = /\S{16}/;

/** After a camel-case part of a name, a dot or an underscore. */
const WORD_START = /(?<=[a-z0-9])(?=[A-Z])|(?<=[._])(?=\w)/;

/** Allows line breaks in text or an element with long names only between their words. */
export function breakable(node: ReactNode): ReactNode {
  if (typeof node === 'string') {
    return LONG_NAME.test(node)
      ? node.split(WORD_START).map((word, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {word}
          </Fragment>
        ))
      : node;
  }
  if (isValidElement<{children?: ReactNode}>(node)) {
    const {children} = node.props;
    return children === undefined ? node : cloneElement(node, undefined, breakable(children));
  }
  return Array.isArray(node) ? Children.map(node, breakable) : node;
}
