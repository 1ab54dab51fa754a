import {renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DIAGRAM_SOURCE_FOLDER, drawingName, imageFiles} from '../../../markdown/diagrams/drawing';
import {DIAGRAM_MODES} from '../../../markdown/diagrams/settings';
import {
  DIAGRAM_LIST,
  allDiagramProblems,
  diagramProblems,
  existingImages,
  listDiagrams,
  type DiagramSource,
} from '../../../markdown/diagrams/sources';
import {MERMAID_VERSION, drawnFolder} from '../../../markdown/diagrams/testing';
import {git} from '../../../lib/repository';
import {readText, root} from '../../../lib/root';
import {temporaryFolder, writeIn} from '../../../lib/testing';
import {token} from '../../../lib/siteColors';

describe('the diagrams of the site', () => {
  it.each(DIAGRAM_MODES)('have only colors of the site in %s mode', (mode) => {
    const names = ['surface', 'surface-raised', 'card', 'ink', 'muted', 'accent', 'decides-wash'];
    const colors = names.map((name) => {
      const hex = token(`--site-${name}`, mode).slice(1);
      return `rgb(${Buffer.from(hex, 'hex').join(', ')})`;
    });
    for (const file of existingImages(root).filter((name) => name.startsWith(mode))) {
      const svg = readText(DIAGRAM_SOURCE_FOLDER, file);
      const used = svg.match(/(?<=(?:fill|stroke|color): )(rgb\([^)]*\)|#?\w+)/g) ?? [];
      expect(used.length, file).toBeGreaterThan(5);
      expect([...colors, 'none', 'transparent'], file).toEqual(expect.arrayContaining(used));
    }
  });
  it('keep the measured line widths and load no files', () => {
    for (const file of existingImages(root)) {
      const svg = readText(DIAGRAM_SOURCE_FOLDER, file);
      expect(svg, file).toContain('textLength=');
      expect(svg, file).not.toMatch(/<(script|foreignObject|image)\b|@import|url\((?!"?#)/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(/https?:/);
    }
  });
});

describe('diagramProblems', () => {
  const sources = ['a', 'b'].map((name, index) => ({
    file: ['versioned_docs/a.md', 'docs/a.md'][index]!,
    line: [1, 9][index]!,
    code: `flowchart TB\n  accTitle: ${name}\n  a --> b`,
  }));
  const [first, second] = sources as [DiagramSource, DiagramSource];
  const copy = drawnFolder(...sources.map(({code}) => code));
  const table = (rows = '') => `| Diagram | Page |\n| --- | --- |\n${rows}`;
  writeIn(copy, {
    'docs/a.md': '---\ntitle: A\n---\n## One {#1}\n```\n## No\n```\n### Two steps\n```mermaid',
    [DIAGRAM_LIST]: table('| b | [A](../../a.md#two-steps) |\n'),
  });
  const images = imageFiles(drawingName(first.code, MERMAID_VERSION)).toSorted();
  const problems = (folder: string, some: readonly DiagramSource[]) =>
    diagramProblems(folder, some).map(({file, line, message}) => `${file}:${line}: ${message}`);
  const change = (code: string): DiagramSource[] => [{...first, code}, second];

  it('reports only changed sources, whose old images and rows have the same cause', () => {
    expect(problems(copy, change(`${first.code}\n%% changed`))).toEqual([
      expect.stringMatching(/^versioned_docs\/a.md:1: .*not drawn.*npm run generate -- diagrams/),
    ]);
  });
  it('reports an image that is missing in one mode', () => {
    const dark = path.join(copy, DIAGRAM_SOURCE_FOLDER, images[0]!);
    renameSync(dark, `${dark}.away`);
    expect(problems(copy, sources)).toEqual([expect.stringContaining('not drawn')]);
    renameSync(`${dark}.away`, dark);
  });
  it('reports an image without source, and a list without a diagram', () => {
    const other = {...second, line: 4};
    expect(problems(copy, [other])).toEqual([
      ...images.map((file) =>
        expect.stringMatching(`^${DIAGRAM_SOURCE_FOLDER}/${file}:1: No diag`),
      ),
      expect.stringMatching(`^${DIAGRAM_LIST}:3: The table does not list.*generate -- diagrams`),
    ]);
    expect(listDiagrams(copy, [other])).toBe(table('| b | [A](../../a.md#1) |\n'));
  });
  it('requires new images for another release of Mermaid', () => {
    writeFileSync(path.join(copy, 'node_modules/mermaid/package.json'), '{"version": "2.0.0"}');
    expect(problems(copy, sources)).toHaveLength(sources.length);
  });
  it('reports nothing while a page cannot be parsed', () => {
    const folder = temporaryFolder({'docs/a.mdx': 'mermaid <5'}, onTestFinished);
    git(folder, 'init');
    expect(allDiagramProblems(folder)).toEqual([]);
  });
});
