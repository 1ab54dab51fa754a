import {LOADED_AFTER, PAUSE, STUCK_AFTER, createClient} from './client';
import {NO_SELECTION} from './link';
import type {Analysis, PlaygroundAnswer, PlaygroundMessage} from './types';

const HANG = 'hang';

/** Answers pings at once, texts after 10 ms, and nothing after the text {@link HANG}. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: {data: PlaygroundAnswer}) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly texts: string[] = [];
  isStuck = false;
  isTerminated = false;

  constructor(readonly isLoading = false) {
    FakeWorker.all.push(this);
  }

  postMessage({id, request}: PlaygroundMessage): void {
    const text = 'text' in request ? request.text : 'ping';
    if (text !== 'ping') this.texts.push(text);
    this.isStuck ||= text === HANG;
    if (this.isStuck || this.isLoading || text === 'slow network') return;
    const result: Analysis = {syntaxVersion: text, problems: [], hints: [], pricing: undefined};
    const data = text === 'error' ? {id, error: 'a defect'} : {id, result};
    setTimeout(() => this.isTerminated || this.onmessage?.({data}), 10);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function createTestClient(isLoading = false) {
  const onAnalysis = vi.fn();
  const onProblem = vi.fn();
  const client = createClient(
    {onAnalysis, onProblem},
    () => new FakeWorker(isLoading) as unknown as Worker,
  );
  return {
    client,
    onAnalysis,
    onProblem,
    analyzed: () => onAnalysis.mock.calls.map(([{syntaxVersion}]) => syntaxVersion),
  };
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the client', () => {
  it('analyzes the latest text after a pause', async () => {
    const {client, analyzed} = createTestClient();
    client.analyze('a', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    client.analyze('b', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(FakeWorker.all[0]!.texts).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeWorker.all[0]!.texts).toEqual(['b']);
    expect(analyzed()).toEqual(['b']);
  });
  it('does not report results that are out of date', async () => {
    const {client, analyzed} = createTestClient();
    client.analyze('a', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(PAUSE + 5);
    client.analyze('b', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeWorker.all[0]!.texts).toEqual(['a', 'b']);
    expect(analyzed()).toEqual(['b']);
  });
  it('matches answers with requests', async () => {
    const {client} = createTestClient();
    const both = Promise.all([
      client.ask({kind: 'hover', text: 'a', position: 0}),
      client.ask({kind: 'migrate', text: 'b'}),
      client.ask({kind: 'migrate', text: 'error'}),
    ]);
    await vi.advanceTimersByTimeAsync(50);
    expect(await both).toMatchObject([{syntaxVersion: 'a'}, {syntaxVersion: 'b'}, undefined]);
  });
  it('reports errors of the worker', async () => {
    const {client, onProblem} = createTestClient();
    client.analyze('error', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onProblem.mock.calls).toEqual([[{kind: 'error', message: 'a defect'}]]);
  });
});

describe('the watchdog', () => {
  it('replaces a stuck worker, and does not send the text again until it changes', async () => {
    const {client, onProblem, analyzed} = createTestClient();
    client.analyze(HANG, NO_SELECTION);
    await vi.advanceTimersByTimeAsync(PAUSE + STUCK_AFTER * 2);
    expect(onProblem.mock.calls).toEqual([[{kind: 'stuck'}]]);
    expect(FakeWorker.all.map(({isTerminated}) => isTerminated)).toEqual([true, false]);

    client.analyze(HANG, {...NO_SELECTION, plan: 'TEAM'});
    expect(await client.ask({kind: 'migrate', text: HANG})).toBeUndefined();
    await vi.advanceTimersByTimeAsync(STUCK_AFTER * 2);
    expect(FakeWorker.all[1]!.texts).toEqual([]);

    client.analyze('fixed', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(1000);
    expect(analyzed()).toEqual(['fixed']);
    expect(onProblem).toHaveBeenCalledTimes(1);
  });
  it('analyzes what was typed while the worker was stuck', async () => {
    const {client, analyzed} = createTestClient();
    client.analyze(HANG, NO_SELECTION);
    await vi.advanceTimersByTimeAsync(PAUSE + 100);
    client.analyze('typed', NO_SELECTION);
    const hover = client.ask({kind: 'hover', text: 'typed', position: 0});
    await vi.advanceTimersByTimeAsync(STUCK_AFTER * 2);
    expect(analyzed()).toEqual(['typed']);
    expect(await hover).toBeUndefined();
  });
  it('waits for a worker that loads a file', async () => {
    const {client, onProblem} = createTestClient();
    client.analyze('slow network', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(STUCK_AFTER * 5);
    expect(onProblem).not.toHaveBeenCalled();
  });
  it('reports a worker that does not load, but not early', async () => {
    const {client, onProblem} = createTestClient(true);
    client.analyze('a', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(LOADED_AFTER - 1);
    expect(onProblem).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onProblem.mock.calls).toEqual([[{kind: 'failed'}]]);
  });
});

describe('a worker that cannot start', () => {
  it('is reported if its script fails', async () => {
    const {client, onProblem} = createTestClient();
    FakeWorker.all[0]!.onerror!();
    client.analyze('a', NO_SELECTION);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onProblem.mock.calls).toEqual([[{kind: 'failed'}]]);
  });
  it('is reported if the browser does not create it', () => {
    const onProblem = vi.fn();
    createClient({onAnalysis: vi.fn(), onProblem}, () => {
      throw new Error('refused');
    });
    expect(onProblem.mock.calls).toEqual([[{kind: 'failed'}]]);
  });
});
