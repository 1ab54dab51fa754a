import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lessons from '@generated/learn/default/lessons.json';
import {LEARN_PATH} from '@site/site/pages';
import styles from './learn.module.css';
import {useProgress} from './progress';

/** All lessons, with those that the reader has completed. */
export default function LessonMap(): ReactNode {
  const {done, forget} = useProgress();
  return (
    <>
      <ul className={styles.map}>
        {lessons.map(({id, title}) => (
          <li key={id}>
            <Link to={`${LEARN_PATH}/${id}`}>{title}</Link>
            {done.includes(id) && ' (done)'}
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <p>
          <button type="button" className="button button--secondary button--sm" onClick={forget}>
            Forget my progress
          </button>
        </p>
      )}
    </>
  );
}
