/** Compares what code, guides and lessons name with what exists. */
import path from 'node:path';
import {didYouMean} from '../../lib/nearest.mjs';
import {listFiles} from '../../lib/repository';
import {readText, root} from '../../lib/root';
import {listMarkdownFiles} from '../../markdown/files';
import {search} from '../markdown/prose.mjs';
import {readPage, type Page} from './page';

const files = (...paths: string[]) => listFiles(root, {paths});

/** Expects that nothing that a pattern finds in files is a problem. */
const expectNone = (
  names: readonly string[],
  pattern: RegExp,
  problemOf: (found: string, file: string) => string | false,
): void => {
  const problems = names.flatMap((file) =>
    search([{line: 1, text: readText(file)}], pattern, (found) => problemOf(found, file))
      .filter(({message}) => message)
      .map(({line, message}) => `${file}:${line}: ${message}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

function sectionProblem({file, ids, isReadable}: Page, section: string): string | false {
  const isLost = isReadable && !ids.includes(section);
  return isLost && `${file} has no #${section}.${didYouMean(section, ids)}`;
}

it.each([
  ['## Jaba', 'docs/a.mdx has no #java. Did you mean "jaba"?'],
  ['## Java', false],
  ['1 <5, which another step reports', false],
])('sectionProblem of %j', (text, expected) =>
  expect(sectionProblem(readPage('docs/a.mdx', text), 'java')).toBe(expected),
);

it('links of code lead to sections of pages', () => {
  const code = files('site/*.ts', 'src/*.ts*', 'features/*.ts*', ':!*.test.ts*');
  const pages = new Map<string, Page>();
  const link = /(?<=')(?:api|commonErrors|contrib|docs)\/[\w/-]+#[\w-]+(?=')/g;
  expectNone(code, link, (target) => {
    const [id, section = ''] = target.split('#');
    const file = listMarkdownFiles(root).find((each) => each.startsWith(`docs/${id}.`))!;
    const page = pages.get(file) ?? readPage(file, readText(file));
    pages.set(file, page);
    return sectionProblem(page, section);
  });
});

it('guides name scripts that exist', () => {
  const scripts = Object.keys(JSON.parse(readText('package.json')).scripts);
  const guides = files('CONTRIBUTING.md', 'README.md', 'checks/*.md', 'bench/*.md');
  expectNone(guides, /(?<=\bnpm run )[a-z][\w:-]*/g, (name) => {
    const guess = didYouMean(name, scripts);
    return !scripts.includes(name) && `package.json has no script "${name}".${guess}`;
  });
});

it('titles of lessons have the number of the file', () => {
  const title = /(?<=^(?:title: "|# )Lesson )\d+/gm;
  expectNone(files('features/learn/*.mdx'), title, (number, file) => {
    const [own] = path.basename(file).split('-');
    return own !== number && `The file name has the number ${own}. Correct one of them.`;
  });
});
