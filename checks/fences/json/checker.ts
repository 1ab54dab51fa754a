import type {FenceChecker} from '../checker';
import {problemAt} from '../../../markdown/fences';

/** Every JSON fence must parse; nothing else is asked of it. */
export const jsonChecker: FenceChecker = {
  languages: ['json'],
  choices: [],
  accepts: () => true,
  check: (fences) =>
    Promise.resolve(
      fences.flatMap((fence) => {
        try {
          JSON.parse(fence.code);
          return [];
        } catch (error) {
          return [problemAt(fence, `not well-formed JSON: ${(error as Error).message}`)];
        }
      }),
    ),
};
