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
  /** Asks the worker about text. */
  readonly ask: PlaygroundClient['ask'];
}

/**
 * Reads a pricing file after each change.
 *
 * @param first text of the file before the reader opens another one
 */
export function usePricing(first: string): OpenPricing {
  const [changed, setChanged] = useState<string>();
  const isBrowser = useIsBrowser();
  const stored = useMemo(() => (isBrowser ? handedOver() : undefined), [isBrowser]);
  const text = changed ?? stored ?? first;
  const [read, setRead] = useState<{readonly text: string; readonly analysis: Analysis}>();
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

  useEffect(() => client.current?.analyze(text, NO_SELECTION), [text]);

  return {
    text,
    analysis: read?.text === text ? read.analysis : undefined,
    problem,
    ask: async (request) => client.current?.ask(request),
    open(next, isSample = false) {
      handOver(isSample ? undefined : next);
      setChanged(next);
    },
  };
}
