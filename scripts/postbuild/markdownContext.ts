/** What the conversion to Markdown reads from files: sources of diagrams, and the contents of the last build. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DIAGRAM_FOLDER, drawingName, readMermaidVersion} from '../../markdown/diagrams/drawing';
import {readDiagramSources} from '../../markdown/diagrams/sources';
import type {PageContext} from './markdown';

/** In the folder that `npx docusaurus clear` removes. */
export const CACHE_FILE = 'node_modules/.cache/markdown-pages.json';

/** The converter, the modules of the site that it imports, and the versions of its packages. */
export const CONVERTER_FILES = [
  'scripts/postbuild/markdown.ts',
  'features/playground/src/address.ts',
  'features/search/src/indexing/extract.ts',
  'package-lock.json',
];

/** Finds the source of a diagram by the address of its image. Reads the sources when it needs them. */
export function diagramFinder(root: string): PageContext['diagramOf'] {
  const readSources = () => {
    const mermaid = readMermaidVersion(root);
    return new Map(readDiagramSources(root).map(({code}) => [drawingName(code, mermaid), code]));
  };
  const image = new RegExp(`/${DIAGRAM_FOLDER}/\\w+-(\\w+)\\.svg$`);
  let sources: ReturnType<typeof readSources> | undefined;
  return (source) => {
    const drawing = image.exec(source)?.[1];
    return drawing && (sources ??= readSources()).get(drawing);
  };
}

/**
 * Keeps converted contents between builds, because few pages change, and converting them takes most of the step.
 * A missing or damaged cache counts as empty.
 *
 * @param root absolute path of the repository
 * @returns `contentOf` for the conversion, and a function that stores the contents that it returned
 */
export function contentCache(root: string) {
  const file = path.join(root, CACHE_FILE);
  const used: Record<string, string> = {};
  let last: typeof used = {};
  try {
    last = JSON.parse(readFileSync(file, 'utf8')) as typeof used;
  } catch {
    // Every page is converted.
  }
  const converter = createHash('sha256');
  CONVERTER_FILES.forEach((each) => converter.update(readFileSync(path.join(root, each))));
  return {
    contentOf(source: string, convert: () => string): string {
      const key = converter.copy().update(source).digest('hex');
      return (used[key] ??= last[key] ?? convert());
    },
    save(): void {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(used));
    },
  };
}
