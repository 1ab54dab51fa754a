import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** One card: a link and its description. */
export interface SectionCard {
  readonly title: string;
  readonly to: string;
  readonly text: string;
}

/** A row of cards that link to pages or sections. */
export default function SectionCards({cards}: {readonly cards: readonly SectionCard[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({title, to, text}) => (
        <li key={to} className={`card ${styles.card}`}>
          <Link to={to} className={styles.title}>
            {title}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
