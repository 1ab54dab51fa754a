/** Does each lesson as its page does: with the analysis of the playground. */
import {analyzeText} from '@pricing4saas/playground/analyzeText';
import {withInterpreter} from '@pricing4saas/playground/testing';
import {goalOf, runChecks, type Check} from './checks';
import {readLessons} from './lessons';
import {readText} from '../../lib/root';

withInterpreter();

const run = (checks: readonly Check[], text: string) => runChecks(checks, text, analyzeText);

/** Fails with the first line of the file that contains the text. */
function failAt(file: string, text: string, problem: string): never {
  const line = readText(file).split(text)[0]!.split('\n').length;
  throw new Error(`${file}:${line}: ${problem}`);
}

describe.each(readLessons())('lesson $id', ({id, checks, start, solution, text}) => {
  it('has at most 200 words', () => {
    const words = text.replace(/^import .*|<.*?>|[|\s-]+/gm, ' ').trim();
    expect(words.split(' ').length).toBeLessThanOrEqual(200);
  });

  it('starts with a file that fails', async () => {
    const message = `features/learn/${id}.mdx: the file to start with passes`;
    expect(await run(checks, start), message).not.toEqual(checks.map(() => undefined));
  });

  it('has a solution that passes', async () => {
    const found = await run(checks, solution);
    const index = found.findIndex((finding) => finding !== undefined);
    const problem = `The solution does not pass a check. ${found[index]} Correct it, or ${id}.yml.`;
    if (index >= 0) failAt(`features/learn/${id}.mdx`, 'yaml pricing=', problem);
  });

  it.each(checks.map((check) => [goalOf(check), check] as const))(
    'finds the wrong answer: %s',
    async (_goal, check) => {
      const answer = Object.entries(check.wrong).reduce((edited, [from, to]) => {
        const problem = `The solution does not contain "${from}". Write what it contains.`;
        if (!solution.includes(from)) failAt(`features/learn/${id}.yml`, from, problem);

        return edited.replace(from, () => to);
      }, solution);
      const [finding] = await run([check], answer);
      expect(finding, `features/learn/${id}.yml: the answer passes`).toBeTypeOf('string');
    },
  );
});
