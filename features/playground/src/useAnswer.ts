import {useEffect, useState} from 'react';
import type {PlaygroundClient, TextRequest} from './client';
import type {PlaygroundResults} from './types';

interface Latest<R extends TextRequest> {
  readonly request: R;
  /** `undefined` if the worker did not answer. */
  readonly answer: PlaygroundResults[R['kind']] | undefined;
}

/**
 * Sends a request to the worker, and again if it changes.
 *
 * @param request memoized; `undefined` to wait
 * @returns the latest request with an answer, whether it is the present one, and how to send it again
 */
export function useAnswer<R extends TextRequest>(
  client: PlaygroundClient | undefined,
  request: R | undefined,
) {
  const [latest, setLatest] = useState<Latest<R>>();
  const isCurrent = latest !== undefined && latest.request === request;
  useEffect(() => {
    if (!request || isCurrent) return undefined;

    let isWanted = true;
    void client?.ask(request).then((answer) => {
      if (isWanted) setLatest({request, answer});
    });
    return () => {
      isWanted = false;
    };
  }, [client, request, isCurrent]);
  return {latest, isCurrent, retry: () => setLatest(undefined)};
}
