/** The questions of pages, in the words of readers. Only the search reads them. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {addressOfFile} from './documents';
import {frontMatterOf, readYaml} from './yaml';

// Not `lib/root`, which is an ES module: Docusaurus loads this file as CommonJS.
const root = path.dirname(__dirname);

/** A question, and the id of the section that answers it; empty for the page. */
export interface Question {
  readonly id: string;
  readonly question: string;
}

/** The questions in a front matter: a string belongs to the page, `id: text` to the section with this id. */
export const questionsIn = ({questions = []}: Readonly<Record<string, unknown>>): Question[] =>
  [questions]
    .flat()
    .flatMap((entry: unknown) =>
      Object.entries(typeof entry === 'string' ? {'': entry} : (entry ?? {})).map(
        ([id, question]) => ({id, question: String(question)}),
      ),
    );

const byRoute = new Map<string, Question[]>();

/** The questions of the page of a route. */
export function questionsOf(route: string): readonly Question[] {
  for (const folder of byRoute.size === 0 ? ['docs', 'blog', 'features'] : []) {
    for (const name of readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})) {
      const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
      if (/\.mdx?$/.test(file)) {
        const {data} = readYaml(frontMatterOf(readFileSync(path.join(root, file), 'utf8')));
        byRoute.set(addressOfFile(file, data.slug) ?? '', questionsIn(data));
      }
    }
  }
  return byRoute.get(route) ?? [];
}
