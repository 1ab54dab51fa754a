/**
 * Renders the Mermaid diagrams of the site as SVG files in both color modes, so that pages do not
 * load Mermaid.
 */
import type {Files} from '../../../lib/write';
import {root} from '../../../lib/root';
import {
  DIAGRAM_SOURCE_FOLDER,
  diagramText,
  drawingName,
  findDrawing,
  imageFile,
  readMermaidVersion,
} from '../../../markdown/diagrams/drawing';
import {DIAGRAM_MODES} from '../../../markdown/diagrams/settings';
import {
  DIAGRAM_LIST,
  existingImages,
  listDiagrams,
  readDiagramSources,
  staleImages,
} from '../../../markdown/diagrams/sources';
import type {Renderer} from './render';

export interface GenerateOptions {
  /** Whether to render files that are up to date again. */
  readonly all: boolean;
  /** Called for each problem that prevents a file from being generated. */
  readonly report: (problem: string) => void;
}

/**
 * Renders the diagrams that have no SVG files yet, removes files without a source, and lists the diagrams.
 *
 * @param options.report called for each diagram that Mermaid rejects or that lacks an `accTitle`
 */
export async function generateDiagrams({all, report}: GenerateOptions): Promise<Files> {
  const version = readMermaidVersion(root);
  const sources = readDiagramSources(root);
  const done = new Set(all ? [] : existingImages(root));
  const files = new Map<string, string | null>();
  let renderer: Renderer | undefined;
  for (const {file, line, code} of sources) {
    const drawing = diagramText(code) === undefined ? findDrawing(root, code, version) : {};
    if ('problem' in drawing) {
      report(`${file}:${line}: ${drawing.problem}`);
      continue;
    }
    for (const mode of DIAGRAM_MODES) {
      const name = imageFile(drawingName(code, version), mode);
      if (done.has(name)) continue;

      done.add(name);
      // Most runs render nothing and need no browser.
      renderer ??= await (await import('./render')).createRenderer(root);
      try {
        files.set(`${DIAGRAM_SOURCE_FOLDER}/${name}`, await renderer.render(code, mode));
      } catch (error) {
        // The rest is the stack in the browser.
        const [reason] = (error as Error).message.split(/\n\s+at /);
        const [, inCode = 0] = / on line (\d+)/.exec(reason!) ?? [];
        report(`${file}:${line + Number(inCode)}: Mermaid cannot render this diagram: ${reason}`);
        break;
      }
    }
  }
  await renderer?.close();
  for (const name of staleImages(root, sources))
    files.set(`${DIAGRAM_SOURCE_FOLDER}/${name}`, null);

  files.set(DIAGRAM_LIST, listDiagrams(root, sources));
  return files;
}
