import {Children, isValidElement, useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lessons from '@generated/learn/default/lessons.json';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import {LoadFailure, useOnDemand} from '@site/src/components/OnDemand';
import {LEARN_PATH} from '@site/site/pages';
import CheckList from './CheckList';
import styles from './learn.module.css';
import type {Exercise as ExerciseData, LessonLink} from './lessons';

/** Link to a lesson, or to the list before the first and after the last one. */
const linkTo = (lesson: LessonLink | undefined, subLabel: string) =>
  lesson
    ? {permalink: `${LEARN_PATH}/${lesson.id}`, title: lesson.title, subLabel}
    : {permalink: LEARN_PATH, title: 'Learn Pricing2Yaml', subLabel: 'All lessons'};

const indexOf = (id: string) => lessons.findIndex((lesson) => lesson.id === id);

/** The place of a lesson among all of them. */
export function Place({id}: Pick<ExerciseData, 'id'>): ReactNode {
  return (
    <p className={styles.place} data-search-ignore>
      {indexOf(id) + 1} of {lessons.length} · <Link to={LEARN_PATH}>All lessons</Link>
    </p>
  );
}

const fetchWorkbench = () => import('./Workbench');

/** Properties of an exercise: the data of the lesson, and the code block of its start before the solution. */
export interface ExerciseProps extends ExerciseData {
  readonly children: ReactNode;
}

/**
 * The exercise of a lesson. The server renders the file to start with as a code block, which the editor replaces, and
 * the checks as a list.
 */
export default function Exercise({children, ...exercise}: ExerciseProps): ReactNode {
  const {id, checks} = exercise;
  const parts = Children.toArray(children).filter((child) => isValidElement(child));
  const [start, solution] = [parts[0], parts.at(-1)];
  const {code: Workbench, hasFailed, load} = useOnDemand(fetchWorkbench);
  // Not before the page is hydrated: the editor measures its parent.
  useEffect(() => void load(), []); // eslint-disable-line react-hooks/exhaustive-deps
  const index = indexOf(id);
  return (
    <div className={styles.exercise} data-search-ignore>
      {Workbench ? (
        <Workbench {...exercise} solution={solution} />
      ) : (
        <>
          {hasFailed && <LoadFailure onRetry={() => void load()} />}
          <div className={styles.file}>{start}</div>
          <CheckList checks={checks} />
          {solution}
          <div className={styles.panel} />
        </>
      )}
      <nav className="pagination-nav" aria-label="Lessons">
        <PaginatorNavLink {...linkTo(lessons[index - 1], 'Previous lesson')} />
        <PaginatorNavLink {...linkTo(lessons[index + 1], 'Next lesson')} isNext />
      </nav>
    </div>
  );
}
