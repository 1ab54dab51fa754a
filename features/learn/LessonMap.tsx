import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lessons from '@generated/learn/default/lessons.json';
import {LEARN_PATH} from '@site/site/pages';
import styles from './learn.module.css';
import type {LessonLink} from './lessons';
import {useProgress} from './progress';

/** All lessons as cards, with those that the reader has completed, and a link to the next one. */
export default function LessonMap(): ReactNode {
  const {done, forget} = useProgress();
  const isDone = ({id}: LessonLink) => done.includes(id);
  const next = lessons.find((lesson) => !isDone(lesson)) ?? lessons[0]!;
  return (
    <>
      <p className={styles.next}>
        <Link className="button button--primary" to={`${LEARN_PATH}/${next.id}`}>
          Start lesson {parseInt(next.id)}
        </Link>
        {done.length > 0 && (
          <>
            {done.length} of {lessons.length} completed
            <button type="button" className="button button--secondary button--sm" onClick={forget}>
              Forget my progress
            </button>
          </>
        )}
      </p>
      <ul className={styles.map}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link className="card" to={`${LEARN_PATH}/${lesson.id}`}>
              {lesson.title}
              <small>5 minutes{isDone(lesson) && ' · ✓ Completed'}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
