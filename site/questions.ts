/** The questions of pages, in the words of readers. Only the search reads them. */
import {addressOfFile} from './documents';
import {filesIn, read} from './files';
import {frontMatterOf, readYaml} from './yaml';

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

/** Pages without a front matter. */
const OTHERS = 'site/questions.yml';

const byRoute = new Map<string, Question[]>();

/**
 * The questions of the page of a route.
 *
 * @throws Error with file and line if `site/questions.yml` is not YAML
 */
export function questionsOf(route: string): readonly Question[] {
  if (byRoute.size === 0) {
    const {data: others, problem} = readYaml(read(OTHERS));
    if (problem) throw new Error(`${OTHERS}:${problem.line}: ${problem.message}`);

    for (const [page, questions] of Object.entries(others))
      byRoute.set(page, questionsIn({questions}));

    for (const folder of ['docs', 'blog', 'features']) {
      for (const file of filesIn(folder).filter((each) => /\.mdx?$/.test(each))) {
        const {data} = readYaml(frontMatterOf(read(file)));
        const page = addressOfFile(file, data.slug);
        if (page !== undefined) byRoute.set(page, questionsIn(data));
      }
    }
  }
  return byRoute.get(route) ?? [];
}
