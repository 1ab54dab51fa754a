import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {
  DIAGRAM_SOURCE_FOLDER,
  diagramText,
  drawingName,
  findDrawing,
  imageFiles,
  imageSize,
  readMermaidVersion,
} from '../../../markdown/diagrams/drawing';
import {SURFACES} from '../../../markdown/diagrams/settings';
import {
  diagramProblems,
  existingImages,
  readDiagramSources,
  type DiagramSource,
} from '../../../markdown/diagrams/sources';
import {root} from '../../../lib/root';

const sources = readDiagramSources(root);

describe('the diagrams of the site', () => {
  it('have the background of the page', () => {
    const css = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
    const surfaces = [...css.matchAll(/--site-surface: (#\w+)/g)].map(([, color]) => color);
    expect(surfaces).toEqual([SURFACES.light, SURFACES.dark]);
  });
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(20);
  });
  it('keep the measured line widths and load no files', () => {
    for (const file of existingImages(root)) {
      const svg = readFileSync(path.join(root, DIAGRAM_SOURCE_FOLDER, file), 'utf8');
      expect(svg, file).toContain('textLength=');
      expect(svg, file).not.toMatch(/<(script|foreignObject|image)\b|@import|url\((?!"?#)/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(/https?:/);
    }
  });
});

describe('diagramProblems', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  const folder = path.join(copy, DIAGRAM_SOURCE_FOLDER);
  const mermaid = 'node_modules/mermaid/package.json';
  mkdirSync(path.dirname(path.join(copy, mermaid)), {recursive: true});
  cpSync(path.join(root, mermaid), path.join(copy, mermaid));
  cpSync(path.join(root, DIAGRAM_SOURCE_FOLDER), folder, {recursive: true});
  afterAll(() => rmSync(copy, {recursive: true}));
  const first = sources[0]!;
  const change = (code: string): DiagramSource[] => [{...first, code}, ...sources.slice(1)];

  it('reports changed sources with file, line and fix, and their old images', () => {
    const problems = diagramProblems(copy, change(`${first.code}\n%% changed`));
    expect(problems[0]).toMatch(
      new RegExp(`^${first.file}:${first.line}: .*not drawn.*npm run generate -- diagrams`),
    );
    expect(problems.slice(1).map((problem) => problem.split(':')[0])).toEqual(
      imageFiles(drawingName(first.code, readMermaidVersion(copy)))
        .map((file) => `${DIAGRAM_SOURCE_FOLDER}/${file}`)
        .sort(),
    );
  });
  it('requires a name', () => {
    expect(diagramProblems(copy, change('flowchart TB\n  a --> b'))[0]).toContain('accTitle');
  });
  it('reports an image that is missing in one mode, and an image without source', () => {
    const name = drawingName(first.code, readMermaidVersion(copy));
    const dark = path.join(folder, imageFiles(name)[1]!);
    renameSync(dark, `${dark}.away`);
    const problems = diagramProblems(copy, sources);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('not drawn');
    expect(problems[1]).toContain('.svg.away: no diagram uses this image');
    renameSync(`${dark}.away`, dark);
  });
  it('requires new images for another release of Mermaid', () => {
    const file = path.join(copy, mermaid);
    const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
    writeFileSync(file, JSON.stringify({version: `${version}-next`}));
    expect(diagramProblems(copy, sources)).toHaveLength(
      sources.length + existingImages(copy).length,
    );
  });
});

describe('a drawing', () => {
  it('has the type and title of its source as text', () => {
    expect(diagramText('flowchart TB\n  accTitle: a thing\n  a --> b')).toBe('Flowchart: a thing');
    expect(diagramText('stateDiagram-v2\n  accTitle : life ')).toBe('State diagram: life');
    expect(diagramText('pie\n  accTitle: shares')).toBe('Diagram: shares');
    expect(diagramText('pie\n  "a": 1')).toBeUndefined();
  });
  it('has the size in its first tag', () => {
    expect(imageSize('<svg id="d" height="20" width="10"><rect width="1"/></svg>')).toEqual({
      width: 10,
      height: 20,
    });
    expect(() => imageSize('<svg width="100%"><rect height="1"/></svg>')).toThrow('whole pixels');
  });
  it('does not depend on white space around the source', () => {
    const version = readMermaidVersion(root);
    expect(drawingName('a\n', version)).toBe(drawingName('a', version));
    expect(findDrawing(root, `${sources[0]!.code}\n`, version)).toHaveProperty('width');
  });
});
