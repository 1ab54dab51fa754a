/**
 * Keeps styles that few readers need out of the style sheet of every page. A step after the build must link pages
 * to their own, because Docusaurus links only to the styles of every page.
 *
 * @param name of the chunk, and of its style sheet
 * @param test folder of the styles, or a pattern of their paths
 * @returns a part of the result of the hook `configureWebpack`
 */
export function pageStyles(name: string, test: string | RegExp) {
  const group = {
    name,
    test,
    type: 'css/mini-extract',
    chunks: 'async' as const,
    enforce: true,
    // This group comes before that of the theme, which contains every style.
    priority: 60,
  };
  return (isServer: boolean) =>
    isServer ? {} : {optimization: {splitChunks: {cacheGroups: {[name]: group}}}};
}
