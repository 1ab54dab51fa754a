import {useMemo, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {handOver, handedOver} from '@pricing4saas/playground/handOver';
import {NO_SELECTION} from '@pricing4saas/playground/link';
import {useAnalysis} from '@pricing4saas/playground/useAnalysis';

/** The pricing file, and what the worker of the playground makes of it. */
export type OpenPricing = ReturnType<typeof usePricing>;

/**
 * Reads a pricing file after each change.
 *
 * @param first text of the file before the reader opens another one
 */
export function usePricing(first: string) {
  const [changed, setChanged] = useState<string>();
  const isBrowser = useIsBrowser();
  const stored = useMemo(() => (isBrowser ? handedOver() : undefined), [isBrowser]);
  const text = changed ?? stored ?? first;
  // Each text is another file, so that no result is that of an earlier text.
  const {analysis, problem, client} = useAnalysis({key: text, text}, NO_SELECTION);
  return {
    text,
    analysis,
    problem,
    client,
    /** Opens a file. The session keeps it, unless it is a sample. */
    open(next: string, isSample = false): void {
      handOver(isSample ? undefined : next);
      setChanged(next);
    },
  };
}
