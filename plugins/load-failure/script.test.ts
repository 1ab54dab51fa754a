import {createRequire} from 'node:module';
import {loadFailureScript} from './script';

interface Dom {
  readonly window: Window & typeof globalThis;
}

/** jsdom does not contain types. */
const {JSDOM} = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options: object) => Dom;
};

function openPage(): Dom {
  return new JSDOM(
    `<html data-has-hydrated="false"><head><script>${loadFailureScript('/', 'img/favicon.svg')}</script></head>
    <body><script src="https://site.example/a.js"></script><img></body></html>`,
    {url: 'https://site.example/docs', runScripts: 'dangerously'},
  );
}

function message({window}: Dom): string | undefined {
  return window.document.querySelector('[role="alert"]')?.textContent ?? undefined;
}

function fail({window}: Dom, element: Element): void {
  element.dispatchEvent(new window.Event('error'));
}

function addScript({window}: Dom, src: string): Element {
  const script = window.document.createElement('script');
  script.type = 'not to be run';
  script.src = src;
  window.document.body.append(script);
  return script;
}

describe('loadFailureScript', () => {
  it('ignores images, scripts of other sites and other errors', () => {
    const page = openPage();
    fail(page, page.window.document.querySelector('img')!);
    fail(page, addScript(page, 'https://elsewhere.example/b.js'));
    page.window.dispatchEvent(
      Object.assign(new page.window.Event('unhandledrejection'), {reason: new Error('other')}),
    );
    expect(message(page)).toBeUndefined();
  });

  it('shows nothing after the page has started, and removes its message', async () => {
    const page = openPage();
    const root = page.window.document.documentElement;
    const script = page.window.document.querySelector('body script')!;
    fail(page, script);
    expect(message(page)).toBeDefined();
    root.setAttribute('data-has-hydrated', 'true');
    await new Promise((resolve) => setTimeout(resolve));
    expect(message(page)).toBeUndefined();
    const started = openPage();
    started.window.document.documentElement.setAttribute('data-has-hydrated', 'true');
    fail(started, started.window.document.querySelector('body script')!);
    expect(message(started)).toBeUndefined();
  });
});
