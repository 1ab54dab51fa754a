/** Finds the Mermaid sources of the site and their images. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  DIAGRAM_SOURCE_FOLDER,
  DRAW_COMMAND,
  diagramText,
  drawingName,
  findDrawing,
  imageFiles,
  readMermaidVersion,
} from './drawing';
import {listMarkdownFiles, readFences} from '../files';

/** A Mermaid source in a published Markdown file. */
export interface DiagramSource {
  /** Path relative to the repository. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly code: string;
}

/** Folders with the Markdown of pages. */
const PUBLISHED = /^(docs|versioned_docs|partials|blog|src)\//;

/** All Mermaid sources of the site. Those in partials count once. */
export function readDiagramSources(root: string): DiagramSource[] {
  // Parsing every file would take seconds of each build.
  const files = listMarkdownFiles(root).filter(
    (file) =>
      PUBLISHED.test(file) && readFileSync(path.join(root, file), 'utf8').includes('mermaid'),
  );
  const sources = readFences(root, files).filter(({language}) => language === 'mermaid');
  const places = new Map(sources.map((source) => [`${source.file}:${source.line}`, source]));
  return [...places.values()].map(({file, line, code}) => ({file, line, code}));
}

/** File names of the existing images. */
export function existingImages(root: string): string[] {
  const folder = path.join(root, DIAGRAM_SOURCE_FOLDER);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** File names of the images without a source. */
export function staleImages(root: string, sources: readonly DiagramSource[]): string[] {
  const version = readMermaidVersion(root);
  const wanted = new Set(sources.flatMap(({code}) => imageFiles(drawingName(code, version))));
  return existingImages(root).filter((file) => !wanted.has(file));
}

/**
 * Messages about sources without images and images without source. The checker of code blocks reports sources
 * without a title.
 */
export function diagramProblems(root: string, sources: readonly DiagramSource[]): string[] {
  const version = readMermaidVersion(root);
  const titled = sources.filter(({code}) => diagramText(code) !== undefined);
  return [
    ...titled.flatMap(({file, line, code}) => {
      const drawing = findDrawing(root, code, version);
      return 'problem' in drawing ? [`${file}:${line}: ${drawing.problem}`] : [];
    }),
    // A source without a title makes its images stale until it has one.
    ...(titled.length < sources.length ? [] : staleImages(root, sources)).map(
      (file) =>
        `${DIAGRAM_SOURCE_FOLDER}/${file}: no diagram uses this image. Run ` +
        `"${DRAW_COMMAND}" to remove it.`,
    ),
  ];
}
