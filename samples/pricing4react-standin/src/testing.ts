/** Helpers of the tests: tokens, a page to render to, and what was drawn on it in which order. */
import {Component, act, createElement, useLayoutEffect} from 'react';
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A JWT with these claims and a signature that nobody can verify. */
export function tokenWith(claims: Readonly<Record<string, unknown>>): string {
  return `${base64url({alg: 'HS512'})}.${base64url(claims)}.c2lnbmF0dXJl`;
}

/** What a `Mark` did: its name when it appears, its name after a minus when it goes away. */
export const log: string[] = [];

/** Draws its name and writes its comings and goings to the log. */
export function Mark({name}: {readonly name: string}): ReactNode {
  useLayoutEffect(() => {
    log.push(name);
    return () => {
      log.push(`-${name}`);
    };
  }, [name]);
  return name;
}

/** Passes the message of an error below it on, and draws nothing in its place. */
class Boundary extends Component<{report: (message: string) => void; children: ReactNode}> {
  override state = {broken: false};

  static getDerivedStateFromError() {
    return {broken: true};
  }

  override componentDidCatch(error: Error) {
    this.props.report(error.message);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

/** A page that shows React elements. */
export interface Page {
  /** Renders, and waits until effects and promises have settled. */
  readonly show: (element: ReactNode) => Promise<void>;
  readonly text: () => string;
  /** Messages of the errors that no component handled. */
  readonly errors: readonly string[];
  readonly container: HTMLElement;
  readonly close: () => Promise<void>;
}

/** Opens an empty page. */
export function openPage(): Page {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  const container = document.createElement('div');
  const errors: string[] = [];
  const report = (message: string) => void errors.push(message);
  // React would print what the boundary caught.
  const root = createRoot(container, {onCaughtError: () => {}});
  return {
    show: (element) =>
      act(async () => root.render(createElement(Boundary, {report, children: element}))),
    text: () => container.textContent ?? '',
    errors,
    container,
    close: () => act(async () => root.unmount()),
  };
}

/** Keeps rejected promises that nobody handles away from the test runner, and returns them. */
export async function unhandledRejectionsOf(run: () => Promise<void>): Promise<Error[]> {
  const runners = process.listeners('unhandledRejection');
  const rejections: Error[] = [];
  const collect = (reason: unknown) => rejections.push(reason as Error);
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', collect);
  try {
    await run();
    await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    process.off('unhandledRejection', collect);
    runners.forEach((listener) => process.on('unhandledRejection', listener));
  }
  return rejections;
}
