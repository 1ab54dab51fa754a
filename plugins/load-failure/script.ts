/** The message and the button for readers if the scripts of a page cannot be loaded. */
export const LOAD_FAILURE = {
  text: 'This page did not load completely. You can read it, but search, menus and diagrams may not work.',
  retry: 'Retry',
} as const;

/** The message for the operator of a site with a wrong base URL, which Docusaurus shows on the home page alone. */
export const BASE_URL_ISSUE = {
  title: 'Your Docusaurus site did not load properly.',
  text: 'A very common reason is a wrong site baseUrl configuration.',
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
 *
 * If the host has no favicon where the page expects it, the base URL is wrong, and a banner suggests the
 * right one.
 *
 * @param baseUrl path of the site, with slashes at both ends
 * @param favicon path of an SVG file below it
 */
export function loadFailureScript(baseUrl: string, favicon: string): string {
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
    new MutationObserver(function (changes, observer) {
      if (hasStarted()) {
        observer.disconnect();
        message.remove();
      }
    }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  }
  function report() {
    if (document.body) {
      show();
    } else {
      document.addEventListener('DOMContentLoaded', show);
    }
  }
  function showBaseUrlIssue() {
    var lines = [${JSON.stringify(BASE_URL_ISSUE.title)}, ${JSON.stringify(BASE_URL_ISSUE.text)}, 'Current configured baseUrl = ' + ${JSON.stringify(baseUrl)}];
    // The not-found page may have any URL, which then does not end like its own.
    var own = new URL(document.querySelector('link[hreflang]').href).pathname.slice(${baseUrl.length}).replace(/[/]$/, '');
    var path = location.pathname.replace(/([/]|[/]index[.]html)$/, '');
    if (path.slice(path.length - own.length) === own) {
      lines.push('We suggest trying baseUrl = ' + path.slice(0, path.length - own.length).replace(/[/]?$/, '/'));
    }
    var banner = document.createElement('div');
    banner.id = 'base-url-issue';
    banner.style.cssText = 'margin:20px;padding:0 20px;font:20px/1.5 system-ui,sans-serif;color:#1c2536;background:#ffe6b3;border:thick solid red';
    lines.forEach(function (line) {
      banner.appendChild(document.createElement('p')).textContent = line;
    });
    document.body.insertBefore(banner, document.body.firstChild);
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (!window.docusaurus && window.fetch) {
      fetch(${JSON.stringify(baseUrl + favicon)}).then(function (response) {
        if (!/svg/.test(response.headers.get('content-type'))) {
          showBaseUrlIssue();
        }
      }, function () {});
    }
  });
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
