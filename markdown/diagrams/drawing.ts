/** Names, sizes and text alternatives of the images of a Mermaid source. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {
  DIAGRAM_MODES,
  DIAGRAM_OPTIONS,
  DRAWING_REVISION,
  MEASURED_FONT,
  themeSettings,
  type DiagramMode,
} from './settings';

/**
 * Folder of the images in the site. It is in `assets/`, because hosts let browsers cache its files
 * forever.
 */
export const DIAGRAM_FOLDER = 'assets/diagrams';

export const DIAGRAM_SOURCE_FOLDER = `static/${DIAGRAM_FOLDER}`;

export const DRAW_COMMAND = 'npm run generate -- diagrams';

export function readMermaidVersion(root: string): string {
  const file = path.join(root, 'node_modules/mermaid/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** Shared name of the images of a source, a hash of everything that affects how they look. */
export const drawingName = (source: string, mermaidVersion: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        source.trim(),
        mermaidVersion,
        DIAGRAM_MODES.map(themeSettings),
        DIAGRAM_OPTIONS,
        MEASURED_FONT,
        DRAWING_REVISION,
      ]),
    )
    .digest('hex')
    .slice(0, 16);

/** File name of an image. */
export const imageFile = (drawing: string, mode: DiagramMode): string => `${mode}-${drawing}.svg`;

/** File names of both images of a drawing. */
export const imageFiles = (drawing: string): string[] =>
  DIAGRAM_MODES.map((mode) => imageFile(drawing, mode));

const DIAGRAM_NAMES: readonly (readonly [start: RegExp, name: string])[] = [
  [/^flowchart\b|^graph\b/, 'Flowchart'],
  [/^sequenceDiagram\b/, 'Sequence diagram'],
  [/^stateDiagram\b/, 'State diagram'],
  [/^classDiagram\b/, 'Class diagram'],
];

/**
 * The text alternative of a diagram: its kind and its `accTitle`.
 *
 * @returns `undefined` if the source has no `accTitle`
 */
export function diagramText(source: string): string | undefined {
  const title = /^\s*accTitle\s*:\s*(\S.*?)\s*$/m.exec(source)?.[1];
  const kind = DIAGRAM_NAMES.find(([start]) => start.test(source.trim()))?.[1] ?? 'Diagram';
  return title === undefined ? undefined : `${kind}: ${title}`;
}

/** Images of a diagram, with size and text alternative. */
export interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/**
 * Finds the images of a source.
 *
 * @param root absolute path of the repository
 * @param source text of the fence
 */
export function findDrawing(
  root: string,
  source: string,
  mermaidVersion: string,
): Drawing | {readonly problem: string} {
  const text = diagramText(source);
  if (text === undefined) {
    return {
      problem:
        'this diagram has no text alternative. Add a second line such as ' +
        `"accTitle: how a token is renewed", then run "${DRAW_COMMAND}".`,
    };
  }
  const name = drawingName(source, mermaidVersion);
  const files = imageFiles(name).map((file) => path.join(root, DIAGRAM_SOURCE_FOLDER, file));
  if (!files.every((file) => existsSync(file))) {
    return {
      problem:
        `this diagram is not drawn: ${DIAGRAM_SOURCE_FOLDER} has no images of this source from ` +
        `Mermaid ${mermaidVersion}. Run "${DRAW_COMMAND}", which also reports syntax errors, and commit the images.`,
    };
  }
  const {width, height} = imageSize(readFileSync(files[0]!));
  return {name, text, width, height};
}
