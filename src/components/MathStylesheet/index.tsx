import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {MathStylesheetLink} from '@site/site/mathStylesheet';

/** Attribute of `<html>` that says the stylesheet has arrived; `site.css` reads it. */
const READY_ATTRIBUTE = 'data-math-stylesheet';

/** Whether the stylesheet has arrived. A link whose request failed has a sheet too, but no rules. */
function hasArrived(link: HTMLLinkElement): boolean {
  try {
    return (link.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/**
 * Loads the KaTeX stylesheet from the public CDN for a page with formulas.
 *
 * The link starts with `media="print"`, so that it never delays the first paint. Until it has
 * arrived, without JavaScript, or when the CDN is unreachable, readers see the MathML of the
 * formula. Placed by `plugins/math-stylesheet`.
 */
export default function MathStylesheet(): ReactNode {
  const {href, integrity} = useDocusaurusContext().siteConfig.customFields!
    .mathStylesheet as MathStylesheetLink;

  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
    if (!link) {
      return undefined;
    }
    const activate = () => {
      link.media = 'all';
      document.documentElement.setAttribute(READY_ATTRIBUTE, 'loaded');
    };
    if (hasArrived(link)) {
      activate();
      return undefined;
    }
    link.addEventListener('load', activate, {once: true});
    return () => link.removeEventListener('load', activate);
  }, [href]);

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
