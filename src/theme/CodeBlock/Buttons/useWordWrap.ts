import {useEffect, useState, type ComponentProps, type RefObject} from 'react';
import type {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';

type WordWrap = ComponentProps<typeof CodeBlockContextProvider>['wordWrap'];

/**
 * Long lines of a code block: whether it has any, and whether they are wrapped.
 *
 * @param codeBlockRef the element that scrolls, around a `code` element
 */
export function useWordWrap(codeBlockRef: RefObject<HTMLPreElement | null>): WordWrap {
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);

  useEffect(() => {
    const element = codeBlockRef.current;
    if (!element) {
      return undefined;
    }
    // Also called at once, and when a hidden tab is opened.
    const observer = new ResizeObserver(() =>
      setIsCodeScrollable(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [codeBlockRef]);

  const toggle = () => {
    const style = codeBlockRef.current?.querySelector('code')?.style;
    if (style) {
      style.whiteSpace = isEnabled ? '' : 'pre-wrap';
      style.overflowWrap = isEnabled ? '' : 'anywhere';
      setIsEnabled(!isEnabled);
    }
  };
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
