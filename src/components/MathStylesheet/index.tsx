import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {MathStylesheetLink} from '@site/site/mathStylesheet';

/** Attribute of `<html>` that says the stylesheet has arrived; `site.css` reads it. */
const READY_ATTRIBUTE = 'data-math-stylesheet';

let applied: HTMLLinkElement | undefined;

/** Applies the stylesheet to the page and to those that follow it, once. */
function apply({href, integrity}: MathStylesheetLink): void {
  if (applied) {
    return;
  }
  const link = document.createElement('link');
  Object.assign(link, {rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous'});
  link.addEventListener('load', () =>
    document.documentElement.setAttribute(READY_ATTRIBUTE, 'loaded'),
  );
  link.addEventListener('error', () => {
    // The next page with formulas tries again.
    link.remove();
    applied = undefined;
  });
  document.head.append(link);
  applied = link;
}

/**
 * Loads the KaTeX stylesheet from the public CDN for a page with formulas.
 *
 * The link in the HTML has `media="print"`: it fetches the file without delaying the first paint.
 * Another link applies it once the page runs, because `Head` writes its own links again whenever it
 * likes, and a change to one of them is lost. Until the file has arrived, without JavaScript, or when
 * the CDN is unreachable, readers see the MathML of the formula. Placed by `plugins/math-stylesheet`.
 */
export default function MathStylesheet(): ReactNode {
  const {href, integrity} = useDocusaurusContext().siteConfig.customFields!
    .mathStylesheet as MathStylesheetLink;

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
