/** How the text of `<title>` is made. */
import {versionOfPath} from './versions';

interface TitleParts {
  readonly title: string | undefined;
  readonly siteTitle: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly pathname: string;
}

/**
 * Formats a page title. The same topic exists in several docs versions, so pages of older ones name
 * their version after the site: `Plan | Pricing4SaaS 1.4.0`. The home page has the tagline instead.
 */
export function formatTitle({
  title,
  siteTitle,
  tagline,
  titleDelimiter,
  pathname,
}: TitleParts): string {
  const version = versionOfPath(pathname);
  const suffix = version && !version.isLatest ? `${siteTitle} ${version.label}` : siteTitle;
  const pageTitle = title?.trim();
  return pageTitle && pageTitle !== siteTitle
    ? `${pageTitle} ${titleDelimiter} ${suffix}`
    : `${siteTitle} ${titleDelimiter} ${tagline}`;
}
