/** What a reader is told, and offered, when the scripts of a page do not arrive. */
export const LOAD_FAILURE = {
  text: 'This page did not load completely. You can read it, but search, menus and diagrams may not work.',
  retry: 'Retry',
} as const;

/**
 * Source of a script that stands in every page, before the scripts of the build.
 *
 * Docusaurus waits for the chunks of the first page without a word: when one of them fails, the page
 * stays as the server sent it and nothing on it answers. This script says so, with a button that
 * loads the page again. It is text, and ES5, because it must run where nothing else does.
 *
 * Once React has taken over, failures are the business of Docusaurus, so the message never appears,
 * or goes away again.
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
    // Through the style object, which a Content-Security-Policy without inline styles allows, and
    // not by class, because the stylesheet may be missing as well.
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
  // A script that is missing: error events do not bubble, but they can be captured.
  window.addEventListener('error', function (event) {
    var element = event.target;
    if (element && element.tagName === 'SCRIPT' && element.src.indexOf(location.origin + '/') === 0) {
      report();
    }
  }, true);
  // A script that arrived, but is not what was asked for: some hosts answer anything with a page.
  window.addEventListener('unhandledrejection', function (event) {
    if (event.reason && event.reason.name === 'ChunkLoadError') {
      report();
    }
  });
})();`;
}
