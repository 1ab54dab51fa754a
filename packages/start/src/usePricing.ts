import {useEffect, useMemo, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  createClient,
  type ClientProblem,
  type PlaygroundClient,
} from '@pricing4saas/playground/client';
import {handOver, handedOver} from '@pricing4saas/playground/handOver';
import {NO_SELECTION} from '@pricing4saas/playground/link';
import type {Analysis} from '@pricing4saas/playground/types';

/** The pricing file, and what the worker of the playground makes of it. */
export interface OpenPricing {
  readonly text: string;
  /** `undefined` until the worker has read the file. */
  readonly analysis: Analysis | undefined;
  readonly problem: ClientProblem | undefined;
  /** Opens a file. The session keeps it, unless it is a sample. */
  readonly open: (text: string, isSample?: boolean) => void;
}

/**
 * Reads a pricing file after each change.
 *
 * @param first the file of the page, whose analysis the build made
 */
export function usePricing(first: {
  readonly text: string;
  readonly analysis: Analysis;
}): OpenPricing {
  const [changed, setChanged] = useState<string>();
  const isBrowser = useIsBrowser();
  const stored = useMemo(() => (isBrowser ? handedOver() : undefined), [isBrowser]);
  const text = changed ?? stored ?? first.text;
  const [read, setRead] = useState(first);
  const [problem, setProblem] = useState<ClientProblem>();
  const client = useRef<PlaygroundClient>(undefined);

  useEffect(() => {
    const started = createClient({
      onAnalysis(analysis, analyzed) {
        setProblem(undefined);
        setRead({text: analyzed, analysis});
      },
      onProblem: setProblem,
    });
    client.current = started;
    return () => started.close();
  }, []);

  // The first file is also read again, which loads the schema before a reader loses the connection.
  useEffect(() => client.current?.analyze(text, NO_SELECTION), [text]);

  return {
    text,
    analysis: read.text === text ? read.analysis : undefined,
    problem,
    open(next, isSample = false) {
      handOver(isSample ? undefined : next);
      setChanged(next);
    },
  };
}
