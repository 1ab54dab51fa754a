/** The message and the button for readers if the scripts of a page cannot be loaded. */
export const LOAD_FAILURE = {
  text: 'This page did not load completely. You can read it, but search, menus and diagrams may not work.',
  retry: 'Retry',
} as const;

/**
 * Source of a script in every page, before the scripts of the build.
 *
 * Docusaurus silently waits for the chunks of the first page. If one of them fails, the page remains
 * static HTML that does not react to the reader. This script shows a message with a button that
 * reloads the page. It is ES5 code in a string, because it must run where nothing else does.
 *
 * After React has hydrated the page, Docusaurus handles failures, so the message is not shown or is
 * removed.
 */
export function loadFailureScript(): string {
  return `(function () {
  var root = document.documentElement;
  var message;
  function hasStarted() {
    return root.getAttribute('data-has-hydrated') === 'true';
  }
  function show() {
    if (message || hasStarted()) {
      return;
    }
    message = document.createElement('div');
    message.id = 'load-failure';
    message.setAttribute('role', 'alert');
    // A Content-Security-Policy without inline styles allows the style object. A class does not
    // work, because the style sheet may also be missing.
    message.style.cssText = 'position:sticky;bottom:0;z-index:1000;padding:12px 16px;text-align:center;font:16px/1.5 system-ui,sans-serif;color:#fff;background:#1c2536;border-top:2px solid #e3a72f';
    document.body.appendChild(message);
    message.appendChild(document.createTextNode(${JSON.stringify(LOAD_FAILURE.text)} + ' '));
    var retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = ${JSON.stringify(LOAD_FAILURE.retry)};
    retry.style.cssText = 'padding:4px 16px;font:inherit;font-weight:600;color:#1c2536;background:#fff;border:2px solid #fff;border-radius:6px;cursor:pointer';
    retry.onclick = function () {
      location.reload();
    };
    message.appendChild(retry);
    if (window.MutationObserver) {
      new MutationObserver(function (changes, observer) {
        if (hasStarted()) {
          observer.disconnect();
          message.remove();
        }
      }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
    }
  }
  function report() {
    if (document.body) {
      show();
    } else {
      document.addEventListener('DOMContentLoaded', show);
    }
  }
  // A missing script. Error events do not bubble, but they can be captured.
  window.addEventListener('error', function (event) {
    var element = event.target;
    if (element && element.tagName === 'SCRIPT' && element.src.indexOf(location.origin + '/') === 0) {
      report();
    }
  }, true);
  // A response that is not a script, because some hosts return a page for every URL.
  window.addEventListener('unhandledrejection', function (event) {
    if (event.reason && event.reason.name === 'ChunkLoadError') {
      report();
    }
  });
})();`;
}
