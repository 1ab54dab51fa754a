/** A folder with drawn diagrams, for tests. */
import {temporaryFolder} from '../../lib/testing';
import {DIAGRAM_SOURCE_FOLDER, drawingName, imageFiles} from './drawing';

export const MERMAID_VERSION = '1.2.3';

/** Creates a folder with the images of some sources, and a release of Mermaid. */
export function drawnFolder(...codes: readonly string[]): string {
  const images = codes.flatMap((code) => imageFiles(drawingName(code, MERMAID_VERSION)));
  return temporaryFolder({
    'node_modules/mermaid/package.json': JSON.stringify({version: MERMAID_VERSION}),
    ...Object.fromEntries(
      images.map((image) => [
        `${DIAGRAM_SOURCE_FOLDER}/${image}`,
        '<svg width="10" height="20"></svg>',
      ]),
    ),
  });
}
