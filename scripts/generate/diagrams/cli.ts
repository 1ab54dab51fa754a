/**
 * Draws the Mermaid sources of the site in both colour modes, and removes pictures that no source
 * has any more. Pages show these pictures, so that readers do not load Mermaid.
 *
 * Usage: npm run diagrams [-- --all]
 *   --all   draw again what is drawn already
 * Exit codes: 0 every diagram has its pictures; 1 a source has no name or cannot be drawn.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  DIAGRAM_SOURCE_FOLDER,
  drawingName,
  pictureFile,
  readMermaidVersion,
} from '../../../markdown/diagrams/drawing';
import {DIAGRAM_MODES} from '../../../markdown/diagrams/settings';
import {openPen} from './draw';
import {
  diagramProblems,
  presentPictures,
  readDiagramSources,
  stalePictures,
} from '../../../markdown/diagrams/sources';
import {root} from '../../../lib/root';

const folder = path.join(root, DIAGRAM_SOURCE_FOLDER);
const version = readMermaidVersion(root);
const sources = readDiagramSources(root);
const done = new Set(process.argv.includes('--all') ? [] : presentPictures(root));
const failures: string[] = [];

mkdirSync(folder, {recursive: true});
const pen = await openPen(root);
for (const {file, line, code} of sources) {
  for (const mode of DIAGRAM_MODES) {
    const picture = pictureFile(drawingName(code, version), mode);
    if (done.has(picture)) {
      continue;
    }
    done.add(picture);
    try {
      writeFileSync(path.join(folder, picture), await pen.draw(code, mode));
      console.log(`${picture}  ${file}:${line}`);
    } catch (error) {
      failures.push(`${file}:${line}: Mermaid cannot draw this: ${(error as Error).message}`);
      break;
    }
  }
}
await pen.close();

for (const picture of stalePictures(root, sources)) {
  rmSync(path.join(folder, picture));
  console.log(`${picture}  removed`);
}
const problems = failures.length > 0 ? failures : diagramProblems(root, sources);
problems.forEach((problem) => console.error(problem));
console.log(`${sources.length} diagrams, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
