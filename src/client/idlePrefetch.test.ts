import {beforeEach, expect, it, vi} from 'vitest';
import {prefetchWhenIdle} from './idlePrefetch';

let idle: ((left: number) => void) | undefined;

/** Lets the browser be idle for some milliseconds. */
function beIdle(left: number): void {
  const callback = idle;
  idle = undefined;
  callback?.(left);
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: object) => void) => {
    idle = (left) => callback({timeRemaining: () => left});
  });
});

it('fetches nothing in the task that asks, and one page in a short idle moment', () => {
  const fetched: string[] = [];
  const prefetch = prefetchWhenIdle((path) => fetched.push(path));
  ['/a', '/b', '/b', '/c'].forEach(prefetch);
  expect(fetched).toEqual([]);
  beIdle(1);
  expect(fetched).toEqual(['/a']);
  beIdle(50);
  expect(fetched).toEqual(['/a', '/b', '/c']);
  expect(idle).toBeUndefined();
});

it('begins again when more links come into sight', () => {
  const fetched: string[] = [];
  const prefetch = prefetchWhenIdle((path) => fetched.push(path));
  prefetch('/a');
  beIdle(50);
  prefetch('/d');
  beIdle(50);
  expect(fetched).toEqual(['/a', '/d']);
});

it('waits a moment where the browser has no idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const fetched: string[] = [];
  prefetchWhenIdle((path) => fetched.push(path))('/a');
  expect(fetched).toEqual([]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(fetched).toEqual(['/a']);
});
