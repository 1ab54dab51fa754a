/** The KaTeX stylesheet on the public CDN, in the version that renders the formulas. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Attributes of a `<link>` to the stylesheet. */
export interface MathStylesheetLink {
  readonly href: string;
  readonly integrity: string;
}

/**
 * Derives URL and hash of the CDN stylesheet from the installed `katex` package. The CDN serves the
 * files of the npm package unchanged, so the hash of the installed file applies.
 *
 * @param siteDir root folder of the site
 */
export function readMathStylesheet(siteDir: string): MathStylesheetLink {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const packageFile = require.resolve('katex/package.json', {
    paths: [path.dirname(require.resolve('rehype-katex'))],
  });
  const {version} = JSON.parse(readFileSync(packageFile, 'utf8')) as {version: string};
  const css = readFileSync(path.join(path.dirname(packageFile), 'dist/katex.min.css'));
  return {
    href: `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
  };
}
