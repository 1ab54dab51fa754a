// @vitest-environment jsdom
import {loadFailureScript} from './script';

/** Runs the script in a page with elements that can fail. */
function openPage(): void {
  document.body.innerHTML =
    '<img><script src="https://elsewhere.example/b.js"></script><script src="/a.js"></script>';
  new Function(loadFailureScript('/', 'img/favicon.svg'))();
}

const message = () => document.querySelector('[role="alert"]')?.textContent;

const fail = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('error'));

describe('loadFailureScript', () => {
  it('ignores images, scripts of other sites and other errors', () => {
    openPage();
    fail('img');
    fail('[src*="elsewhere"]');
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), {reason: new Error('other')}),
    );
    expect(message()).toBeUndefined();
  });

  it('shows nothing after the page has started, and removes its message', async () => {
    openPage();
    fail('[src="/a.js"]');
    expect(message()).toBeDefined();
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await new Promise((resolve) => setTimeout(resolve));
    expect(message()).toBeUndefined();
    openPage();
    fail('[src="/a.js"]');
    expect(message()).toBeUndefined();
  });
});
