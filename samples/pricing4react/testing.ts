/** Test helpers: tokens, a page to render to, and a log of rendered elements. */
import {Component, act, createElement, useLayoutEffect} from 'react';
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A JWT with these claims and an invalid signature. */
export function tokenWith(claims: Readonly<Record<string, unknown>>): string {
  return `${base64url({alg: 'HS512'})}.${base64url(claims)}.c2lnbmF0dXJl`;
}

/** Names of each `Mark` that is mounted, or, with a minus sign, unmounted. */
export const log: string[] = [];

/** Renders its name, and logs when it is mounted and unmounted. */
export function Mark({name}: {readonly name: string}): ReactNode {
  useLayoutEffect(() => {
    log.push(name);
    return () => {
      log.push(`-${name}`);
    };
  }, [name]);
  return name;
}

/** Reports the messages of errors of its children, and renders nothing instead. */
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
  /** Renders and waits until effects and promises have settled. */
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
  // By default, React prints caught errors.
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

/** Returns unhandled rejections and hides them from the test runner. */
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
