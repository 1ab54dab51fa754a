import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {MathStylesheetLink} from '@site/site/mathStylesheet';

/** Attribute of `<html>` that marks the stylesheet as loaded; `site.css` reads it. */
const READY_ATTRIBUTE = 'data-math-stylesheet';

let applied: HTMLLinkElement | undefined;

/** Applies the stylesheet to this page and to later ones, once. */
function apply({href, integrity}: MathStylesheetLink): void {
  if (applied) return;

  const link = document.createElement('link');
  Object.assign(link, {rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous'});
  link.addEventListener('load', () =>
    document.documentElement.setAttribute(READY_ATTRIBUTE, 'loaded'),
  );
  link.addEventListener('error', () => {
    // Removed so that the next page with formulas tries again.
    link.remove();
    applied = undefined;
  });
  document.head.append(link);
  applied = link;
}

/**
 * Loads the KaTeX stylesheet from the public CDN for a page with formulas.
 *
 * The link in the HTML has `media="print"`, which fetches the file without delaying the first paint.
 * A second link applies it after hydration, because `Head` can rewrite its own links at any time and
 * would discard a change. Until the file has loaded, without JavaScript, or if the CDN is
 * unreachable, readers see the MathML of the formula. Inserted by `markdown/mathStylesheet.ts`.
 */
export default function MathStylesheet({href, integrity}: MathStylesheetLink): ReactNode {
  useEffect(() => apply({href, integrity}), [href, integrity]);

  return (
    <Head>
      <link
        rel="stylesheet"
        href={href}
        integrity={integrity}
        crossOrigin="anonymous"
        media="print"
      />
    </Head>
  );
}
