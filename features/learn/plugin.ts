import path from 'node:path';
import {pageStyles} from '@pricing4saas/playground/pageStyles';
import type {Plugin} from '@docusaurus/types';
import {readLessons, type Exercise, type LessonLink} from './lessons';

const styles = pageStyles('learn', __dirname);

/**
 * Creates the data of the lessons, without their wrong answers: the list, and a file for each lesson, which its page
 * imports from `@generated/learn/default/`.
 */
export default function learnPlugin(): Plugin {
  return {
    name: 'learn',
    getPathsToWatch: () => [path.join(__dirname, '*.{mdx,yml}')],
    async contentLoaded({actions: {createData}}) {
      const lessons = readLessons();
      const links: LessonLink[] = lessons.map(({id, title}) => ({id, title}));
      await createData('lessons.json', links);
      for (const {id, start, panel, checks} of lessons) {
        // JSON omits the wrong answers.
        const withoutWrong = checks.map((check) => ({...check, wrong: undefined}));
        const exercise: Exercise = {id, start, panel, checks: withoutWrong};
        await createData(`${id}.json`, exercise);
      }
    },
    configureWebpack: (_config, isServer) => styles(isServer),
  };
}
