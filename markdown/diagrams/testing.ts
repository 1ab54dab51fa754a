/** A folder with drawn diagrams, for tests. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DIAGRAM_SOURCE_FOLDER, drawingName, imageFiles} from './drawing';

export const MERMAID_VERSION = '1.2.3';

/** Creates a folder with the images of some sources, and a release of Mermaid. */
export function drawnFolder(...codes: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  write('node_modules/mermaid/package.json', JSON.stringify({version: MERMAID_VERSION}));
  for (const image of codes.flatMap((code) => imageFiles(drawingName(code, MERMAID_VERSION)))) {
    write(`${DIAGRAM_SOURCE_FOLDER}/${image}`, '<svg width="10" height="20"></svg>');
  }
  return folder;
}
