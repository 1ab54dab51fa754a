import {beforeEach, expect, it, vi} from 'vitest';
import {prefetchWhenIdle} from './idlePrefetch';

let idle: ((left: number) => void) | undefined;

/** Simulates idle time of the browser, in milliseconds. */
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

it('prefetches nothing synchronously, and one page in a short idle period', () => {
  const fetched: string[] = [];
  const prefetch = prefetchWhenIdle((path) => fetched.push(path));
  ['/a', '/b', '/b', '/c'].forEach(prefetch);
  expect(fetched).toEqual([]);
  beIdle(1);
  expect(fetched).toEqual(['/a']);
  beIdle(50);
  expect(fetched).toEqual(['/a', '/b', '/c']);
  expect(idle).toBeUndefined();
  prefetch('/d');
  beIdle(50);
  expect(fetched.at(-1)).toBe('/d');
});

it('uses a timer if the browser has no idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const fetched: string[] = [];
  prefetchWhenIdle((path) => fetched.push(path))('/a');
  expect(fetched).toEqual([]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(fetched).toEqual(['/a']);
});
