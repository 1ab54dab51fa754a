/**
 * Replaces `/docs/index.html` with `/docs` before Docusaurus reads the URL.
 *
 * Docusaurus treats both as the same page, but finds no chunks for the first, and renders the page a
 * second time below the server-rendered one.
 */
if (typeof document !== 'undefined') {
  const {pathname, search, hash} = window.location;
  if (pathname.endsWith('/index.html')) {
    const plain = pathname.slice(0, -'/index.html'.length) || '/';
    window.history.replaceState(window.history.state, '', `${plain}${search}${hash}`);
  }
}
