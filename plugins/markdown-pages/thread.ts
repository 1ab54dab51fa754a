/** A thread that converts pages, while the main thread builds the search index. */
import {parentPort, workerData} from 'node:worker_threads';
import {DIAGRAM_FOLDER, drawingName, readMermaidVersion} from '../../markdown/diagrams/drawing';
import {readDiagramSources} from '../../markdown/diagrams/sources';
import type {PageSource} from './cache';
import {convertPage, type PageContext} from './convert';

/** What the thread receives. It posts the converted pages. */
export interface ThreadData {
  readonly siteDir: string;
  readonly pages: readonly PageSource[];
}

/** Finds the source of a diagram by the address of its image. Reads the sources when it needs them. */
function diagramFinder(siteDir: string): PageContext['diagramOf'] {
  const readSources = () => {
    const mermaid = readMermaidVersion(siteDir);
    return new Map(readDiagramSources(siteDir).map(({code}) => [drawingName(code, mermaid), code]));
  };
  const image = new RegExp(`/${DIAGRAM_FOLDER}/\\w+-(\\w+)\\.svg$`);
  let sources: ReturnType<typeof readSources> | undefined;
  return (source) => {
    const drawing = image.exec(source)?.[1];
    return drawing && (sources ??= readSources()).get(drawing);
  };
}

const {siteDir, pages} = workerData as ThreadData;
const diagramOf = diagramFinder(siteDir);

parentPort!.postMessage(
  pages.map(({html, address}) => {
    try {
      return convertPage(html, {address, diagramOf});
    } catch (error) {
      throw new Error(`${address} as Markdown: ${(error as Error).message}`);
    }
  }),
);
