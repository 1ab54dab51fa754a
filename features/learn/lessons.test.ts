/** Does each lesson as its page does: with the analysis of the playground. */
import {analyzeText} from '@pricing4saas/playground/analyzeText';
import {withInterpreter} from '@pricing4saas/playground/testing';
import {goalOf, runChecks, type Check} from './checks';
import {readLessons} from './lessons';

withInterpreter();

const run = (checks: readonly Check[], text: string) => runChecks(checks, text, analyzeText);

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
    for (const [index, check] of checks.entries())
      expect(found[index], `features/learn/${id}.mdx: ${goalOf(check)} Found`).toBeUndefined();
  });

  it.each(checks.map((check) => [goalOf(check), check] as const))(
    'finds the wrong answer: %s',
    async (_goal, check) => {
      const answer = Object.entries(check.wrong).reduce((edited, [from, to]) => {
        expect(solution, `features/learn/${id}.yml: "wrong"`).toContain(from);
        return edited.replace(from, () => to);
      }, solution);
      const [finding] = await run([check], answer);
      expect(finding, `features/learn/${id}.yml: the answer passes`).toBeTypeOf('string');
    },
  );
});
