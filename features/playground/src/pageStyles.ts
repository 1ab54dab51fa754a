/**
 * Keeps the styles of some pages out of the style sheet of every page. A step after the build must link the
 * pages to them, because Docusaurus links only to the styles of every page.
 *
 * @param name of the chunk, and of its style sheet
 * @param folder of the styles
 * @returns a part of the result of the hook `configureWebpack`
 */
export function pageStyles(name: string, folder: string) {
  const group = {
    name,
    test: folder,
    type: 'css/mini-extract',
    chunks: 'async' as const,
    enforce: true,
    // This group comes before that of the theme, which contains every style.
    priority: 60,
  };
  return (isServer: boolean) =>
    isServer ? {} : {optimization: {splitChunks: {cacheGroups: {[name]: group}}}};
}
