/** Calls back when the browser is idle, with a function that returns the remaining idle time in milliseconds. */
export function whenIdle(work: (timeLeft: () => number) => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') setTimeout(() => work(() => 0), 50);
  else requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
}
