/** Reads and edits built pages. `cli.ts` runs this file as a thread for each processor. */
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker, isMainThread, parentPort, workerData} from 'node:worker_threads';
import {DIAGRAM_FOLDER, drawingName, readMermaidVersion} from '../../markdown/diagrams/drawing';
import {readDiagramSources} from '../../markdown/diagrams/sources';
import {root} from '../../lib/root';
import {routeOf} from '../../site/builtLinks';
import type {PageContext} from './markdown';
import {readPage} from './page';
import {runSteps, type ReadPage, type SiteFacts} from './steps';

const FILE = fileURLToPath(import.meta.url);

/** Finds the source of a diagram by the address of its image. Reads the sources when it needs them. */
function diagramFinder(): PageContext['diagramOf'] {
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

/** Reads and edits pages. A page that lacks a part has a message instead. */
export function readPages(
  outDir: string,
  files: readonly string[],
  site: SiteFacts,
  diagramOf = diagramFinder(),
): ReadPage[] {
  return files.map((file) => {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    try {
      return runSteps(readPage(file, html), site, diagramOf);
    } catch (error) {
      const problems = [(error as Error).message];
      const nothing = {records: [], markdown: undefined, links: [], classes: []};
      return {...nothing, route: routeOf(file), problems, html: [html, '']};
    }
  });
}

/** Reads and edits pages in threads, which halves the time on two processors. */
export async function readPagesInThreads(
  outDir: string,
  files: readonly string[],
  site: SiteFacts,
): Promise<ReadPage[]> {
  const count = availableParallelism();
  const threads = Array.from({length: count}, async (_, thread) => {
    const own = files.filter((_, index) => index % count === thread);
    // Node.js 20 has no hooks for TypeScript modules in threads.
    const worker = new Worker(`require('tsx/cjs'); require(${JSON.stringify(FILE)})`, {
      eval: true,
      execArgv: [],
      workerData: [outDir, own, site] satisfies Parameters<typeof readPages>,
    });
    const [pages] = (await once(worker, 'message')) as [ReadPage[]];
    return pages;
  });
  return (await Promise.all(threads)).flat();
}

if (!isMainThread && parentPort) {
  parentPort.postMessage(readPages(...(workerData as Parameters<typeof readPages>)));
}
