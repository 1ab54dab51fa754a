/** The built front end of NoteHarbor, with which the quick start needs no package registry. */
import path from 'node:path';
import {build} from 'esbuild';
import {readText, root} from '../../lib/root';
import type {Files} from '../../lib/write';

const FOLDER = 'samples/noteharbor/frontend';
const TARGET = `${FOLDER}/prebuilt`;

const packageFolder = (name: string) => path.join(root, 'node_modules', name);

/** The front end as one page. */
export async function generateFrontEnd(): Promise<Files> {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: {app: `${FOLDER}/src/main.tsx`},
    outdir: `${TARGET}/assets`,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    // Also if the packages of the front end are installed.
    alias: {
      pricing4react: packageFolder('pricing4react'),
      react: packageFolder('react'),
      'react-dom': packageFolder('react-dom'),
    },
    define: {'import.meta.env.DEV': 'false', 'process.env.NODE_ENV': '"production"'},
  });
  const page = readText(FOLDER, 'index.html')
    .replace('/src/main.tsx', '/assets/app.js')
    .replace('</title>\n', '</title>\n    <link rel="stylesheet" href="/assets/app.css" />\n');
  return new Map([
    [`${TARGET}/index.html`, page],
    ...outputFiles.map(({path: file, text}) => [path.relative(root, file), text] as const),
  ]);
}
