/** Finds the Mermaid sources of the site and their images. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {
  DIAGRAM_SOURCE_FOLDER,
  DRAW_COMMAND,
  diagramText,
  drawingName,
  findDrawing,
  imageFiles,
  readMermaidVersion,
} from './drawing';
import {frontMatterOf, readYaml} from '../../site/yaml';
import type {Problem} from '../fences';
import {listMarkdownFiles, readFences} from '../files';

/** A Mermaid source in a published Markdown file. */
export interface DiagramSource {
  /** Path relative to the repository. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly code: string;
}

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

/** The page that lists the diagrams of the latest docs version, for slides. */
export const DIAGRAM_LIST = 'docs/api/understanding/cite-and-reuse.md';

const LIST_ROWS = /(?<=^\| Diagram \| Page \|\n\| --- \| --- \|\n)(?:\|.*\n)*/m;

/** Id of the section that contains a line. */
function sectionAt(text: string, line: number): string {
  const slugger = createSlugger();
  const outsideCode = text
    .split('\n', line)
    .join('\n')
    .replace(/^```[^]*?^```$/gm, '');
  const headings = outsideCode.match(/(?<=^#{2,3} ).*/gm) ?? [];
  return headings
    .map((heading) => parseMarkdownHeadingId(heading))
    .map(({id, text: heading}) => id ?? slugger.slug(heading))
    .at(-1)!;
}

/** Text of {@link DIAGRAM_LIST} with a row for each diagram. */
export function listDiagrams(root: string, sources: readonly DiagramSource[]): string {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const rows = sources
    .filter(({file}) => file.startsWith('docs/'))
    .map(({file, line, code}) => {
      const text = read(file);
      const {title} = readYaml(frontMatterOf(text)).data;
      const link = path.posix.relative(path.posix.dirname(DIAGRAM_LIST), file);
      const name = diagramText(code)?.replace(/^.*?: /, '');
      return `| ${name} | [${String(title)}](${link.replace(/^(?!\.)/, './')}#${sectionAt(text, line)}) |\n`;
    });
  return read(DIAGRAM_LIST).replace(LIST_ROWS, () => rows.join(''));
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

/** Problems of the images and of {@link DIAGRAM_LIST}. */
export function diagramProblems(root: string, sources: readonly DiagramSource[]): Problem[] {
  const version = readMermaidVersion(root);
  const undrawn = sources.flatMap(({file, line, code}) => {
    const drawing = findDrawing(root, code, version);
    return 'problem' in drawing ? [{file, line, message: drawing.problem}] : [];
  });
  // Its old image and its row have the same cause.
  if (undrawn.length > 0) return undrawn;

  const page = readFileSync(path.join(root, DIAGRAM_LIST), 'utf8');
  const line = page.slice(0, page.search(LIST_ROWS)).split('\n').length;
  const stale = staleImages(root, sources).map((file) => ({
    file: `${DIAGRAM_SOURCE_FOLDER}/${file}`,
    line: 1,
    message: `No diagram uses this image. Run "${DRAW_COMMAND}" to remove it.`,
  }));
  const message = `The table does not list the diagrams of the pages. Run "${DRAW_COMMAND}" and commit the page.`;
  const isListed = page === listDiagrams(root, sources);
  return isListed ? stale : [...stale, {file: DIAGRAM_LIST, line, message}];
}

/** Problems of all diagrams, or none while a page cannot be parsed, which the step "prose" reports. */
export function allDiagramProblems(root: string): Problem[] {
  let sources: DiagramSource[];
  try {
    sources = readDiagramSources(root);
  } catch {
    return [];
  }
  return diagramProblems(root, sources);
}
