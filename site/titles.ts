/** Format of `<title>`. */
import {versionOfPath} from './versions';

interface TitleParts {
  readonly title: string | undefined;
  readonly siteTitle: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly pathname: string;
}

/**
 * Formats a page title. Titles in older docs versions include the version, because topics exist in
 * several: `Plan | Pricing4SaaS 1.4.0`. The title of the home page contains the tagline.
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
