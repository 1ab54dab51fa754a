import {useEffect, useRef, useState} from 'react';
import {createClient, type ClientProblem, type PlaygroundClient} from './client';
import type {Analysis, PricingResult, Selection} from './types';

/** What is known about the file in the editor. */
export interface CurrentAnalysis {
  /** Result for the present or a recent text. `undefined` until a new file has one. */
  readonly analysis: Analysis | undefined;
  /** The pricing of the last text that had one. */
  readonly pricing: PricingResult | undefined;
  /** Whether `pricing` is older than the text. */
  readonly isOld: boolean;
  readonly problem: ClientProblem | undefined;
  /** `undefined` until the page has started the worker. */
  readonly client: PlaygroundClient | undefined;
}

interface Answer {
  readonly key: number | string;
  readonly analysis: Analysis | undefined;
  readonly pricing: PricingResult | undefined;
}

/**
 * Analyzes the file in the editor after each change.
 *
 * @param file its text, and a key that differs for each file
 * @param initial analysis of the first file, if the build has made it
 */
export function useAnalysis(
  file: {readonly key: number | string; readonly text: string},
  selection: Selection,
  initial?: Analysis,
): CurrentAnalysis {
  const [answer, setAnswer] = useState<Answer>({
    key: 0,
    analysis: initial,
    pricing: initial?.pricing,
  });
  const [problem, setProblem] = useState<ClientProblem>();
  const [client, setClient] = useState<PlaygroundClient>();
  const key = useRef(file.key);

  useEffect(() => {
    const started = createClient({
      onAnalysis(analysis) {
        setProblem(undefined);
        setAnswer((last) => ({
          key: key.current,
          analysis,
          pricing: analysis.pricing ?? (last.key === key.current ? last.pricing : undefined),
        }));
      },
      onProblem: setProblem,
    });
    setClient(started);
    return () => started.close();
  }, []);

  useEffect(() => {
    key.current = file.key;
    client?.analyze(file.text, selection);
  }, [client, file.key, file.text, selection]);

  const {analysis, pricing}: Partial<Answer> = answer.key === file.key ? answer : {};
  const isOld = pricing !== undefined && (analysis?.pricing === undefined || problem !== undefined);
  return {analysis, pricing, isOld, problem, client};
}
