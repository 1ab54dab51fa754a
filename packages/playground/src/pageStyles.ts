import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Keeps the styles of some pages out of the style sheet of every page. The pages link to them, because
 * Docusaurus links only to the styles of every page.
 *
 * @param name of the chunk
 * @param folder of the styles
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
  return {
    /** A part of the result of the hook `configureWebpack`. */
    configure: (isServer: boolean) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {[name]: group}}}},
    /**
     * For the hook `postBuild`.
     *
     * @param pages paths of the pages; default: the name of the chunk
     * @throws Error if the build has no such style sheet
     */
    link(outDir: string, baseUrl: string, pages: readonly string[] = [name]): void {
      const file = readdirSync(path.join(outDir, 'assets/css')).find((each) =>
        each.startsWith(`${name}.`),
      );
      if (file === undefined) {
        throw new Error(
          `${outDir}/assets/css has no file ${name}.*.css. Adapt the group in packages/playground/src/pageStyles.ts.`,
        );
      }
      const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${file}"></head>`;
      for (const page of pages.map((each) => path.join(outDir, each, 'index.html'))) {
        writeFileSync(
          page,
          readFileSync(page, 'utf8').replace('</head>', () => link),
        );
      }
    },
  };
}
