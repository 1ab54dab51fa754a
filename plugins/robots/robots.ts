/**
 * Text of `robots.txt`. It allows indexing of all pages, and contains the full URL of the sitemap.
 *
 * @param url origin of the site, without a trailing slash
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function robotsText(url: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
}
