/**
 * Turns `/docs/index.html` into `/docs` before Docusaurus looks at the address.
 *
 * Docusaurus takes both for the same page, but looks for the chunks of the address as it is, finds
 * none, and draws the page a second time, below the one that the server sent.
 */
if (typeof document !== 'undefined') {
  const {pathname, search, hash} = window.location;
  if (pathname.endsWith('/index.html')) {
    const plain = pathname.slice(0, -'/index.html'.length) || '/';
    window.history.replaceState(window.history.state, '', `${plain}${search}${hash}`);
  }
}
