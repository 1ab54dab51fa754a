/** Client of the worker, which restarts a worker that does not answer. */
import type {
  Analysis,
  PlaygroundAnswer,
  PlaygroundMessage,
  PlaygroundRequest,
  PlaygroundResults,
  Selection,
} from './types';

/** Time without a change after which the text is analyzed, in milliseconds. */
export const PAUSE = 100;

/** Time after which a worker that does not answer is stopped. */
export const STUCK_AFTER = 2000;

/** Time in which a new worker must load. */
export const LOADED_AFTER = 20_000;

/** Why there is no result. */
export type ClientProblem =
  /** The worker does not load, or cannot start. */
  | {readonly kind: 'failed'}
  /** The text took too long. It is not sent again. */
  | {readonly kind: 'stuck'}
  | {readonly kind: 'error'; readonly message: string};

export interface ClientEvents {
  /** Result of the latest call of `analyze`. */
  readonly onAnalysis: (analysis: Analysis) => void;
  readonly onProblem: (problem: ClientProblem) => void;
}

/** Requests about one text, which are not repeated. */
export type TextRequest = Exclude<PlaygroundRequest, {kind: 'ping'}>;

export type PlaygroundClient = ReturnType<typeof createClient>;

interface Pending {
  readonly request: PlaygroundRequest;
  readonly resolve: (answer: PlaygroundAnswer | undefined) => void;
}

const startWorker = (): Worker => new Worker(new URL('./worker/worker.ts', import.meta.url));

/**
 * Starts the worker.
 *
 * @param start creates the worker; tests replace it
 */
export function createClient(
  {onAnalysis, onProblem}: ClientEvents,
  start: () => Worker = startWorker,
) {
  let worker: Worker | undefined;
  let isLoaded = false;
  let lastId = 0;
  let wanted: {readonly text: string; readonly selection: Selection} | undefined;
  let isAnalyzing = false;
  let stuckText: string | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const pending = new Map<number, Pending>();

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    clearTimeout(watchdog);
    const unanswered = [...pending.values()];
    pending.clear();
    unanswered.forEach(({resolve}) => resolve(undefined));
  }

  function fail(): void {
    stop();
    onProblem({kind: 'failed'});
  }

  function run(): void {
    isLoaded = false;
    try {
      worker = start();
    } catch {
      fail();
      return;
    }
    worker.onerror = fail;
    worker.onmessage = ({data}: MessageEvent<PlaygroundAnswer>) => {
      isLoaded = true;
      const entry = pending.get(data.id);
      pending.delete(data.id);
      watch();
      entry?.resolve(data);
    };
    void send({kind: 'ping'});
  }

  /** Expects a sign of life while a request is pending. */
  function watch(): void {
    clearTimeout(watchdog);
    if (pending.size > 0)
      watchdog = setTimeout(isLoaded ? probe : fail, isLoaded ? STUCK_AFTER : LOADED_AFTER);
  }

  /** A worker that waits for a file on a slow network still answers. */
  function probe(): void {
    void send({kind: 'ping'});
    clearTimeout(watchdog);
    watchdog = setTimeout(restart, STUCK_AFTER / 4);
  }

  function restart(): void {
    const requests = [...pending.values()].map(({request}) => request);
    // Analysis takes longest. Other requests are only suspected if there is none.
    const culprit =
      requests.find(({kind}) => kind === 'analyze') ?? requests.find(({kind}) => kind !== 'ping');
    stuckText = culprit && 'text' in culprit ? culprit.text : undefined;
    stop();
    onProblem({kind: 'stuck'});
    run();
  }

  function send(request: PlaygroundRequest): Promise<PlaygroundAnswer | undefined> {
    const refused = 'text' in request && request.text === stuckText;
    if (worker === undefined || refused) return Promise.resolve(undefined);

    lastId += 1;
    const message: PlaygroundMessage = {id: lastId, request};
    return new Promise((resolve) => {
      pending.set(message.id, {request, resolve});
      worker?.postMessage(message);
      if (pending.size === 1) watch();
    });
  }

  /** Analyzes what the latest call wants, one text at a time. */
  async function analyzeWanted(): Promise<void> {
    const current = wanted;
    if (current === undefined || isAnalyzing) return;

    isAnalyzing = true;
    const answer = await send({kind: 'analyze', ...current});
    isAnalyzing = false;
    if (wanted !== current) {
      if (pause === undefined) void analyzeWanted();

      return;
    }
    wanted = undefined;
    if (answer && 'error' in answer) onProblem({kind: 'error', message: answer.error});
    else if (answer) onAnalysis(answer.result as Analysis);
  }

  run();
  return {
    /** Analyzes text after a {@link PAUSE}. Only the result of the latest call is reported. */
    analyze(text: string, selection: Selection): void {
      wanted = {text, selection};
      clearTimeout(pause);
      pause = setTimeout(() => {
        pause = undefined;
        void analyzeWanted();
      }, PAUSE);
    },
    /** Sends a request. Resolves to undefined if the worker cannot answer it. */
    async ask<R extends TextRequest>(request: R) {
      const answer = await send(request);
      return answer && 'result' in answer
        ? (answer.result as PlaygroundResults[R['kind']])
        : undefined;
    },
    /** Stops the worker. */
    close(): void {
      clearTimeout(pause);
      wanted = undefined;
      stop();
    },
  };
}
