/**
 * Text of `robots.txt`: everything may be indexed, and the sitemap is named by its full address.
 *
 * @param url origin of the site, without a trailing slash
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function robotsText(url: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
}
