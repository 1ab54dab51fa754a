import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Zoom from '@site/src/components/Zoom';
import styles from './styles.module.css';

/** A drawn diagram, as `plugins/diagrams` places it. */
export interface DiagramProps {
  /** Name that the images of both color modes share. */
  readonly drawing: string;
  /** Natural size in CSS pixels. */
  readonly width: string;
  readonly height: string;
  /** What stands for the image where it cannot be seen. */
  readonly text: string;
}

/** Folder of the images; `markdown/diagrams/drawing.ts` writes there. */
const FOLDER = '/assets/diagrams';

/**
 * A diagram in both color modes, drawn ahead of time by `npm run generate -- diagrams`.
 *
 * Both images lie on each other, and the style sheet shows the image of the mode: no flash when the
 * page opens, the other one is there when the reader switches or prints. The dark one is `hidden`
 * for feed readers, which have no style sheet.
 */
export default function Diagram({drawing, width, height, text}: DiagramProps): ReactNode {
  const light = useBaseUrl(`${FOLDER}/light-${drawing}.svg`);
  const dark = useBaseUrl(`${FOLDER}/dark-${drawing}.svg`);
  const picture = {alt: text, width, height, decoding: 'async', loading: 'lazy'} as const;
  return (
    <Zoom
      label={text}
      width={Number(width)}
      height={Number(height)}
      className={styles.diagram}
      viewClassName={styles.view}>
      <span className={styles.pictures}>
        <img {...picture} className={clsx(styles.picture, styles.light)} src={light} />
        <img {...picture} className={clsx(styles.picture, styles.dark)} src={dark} hidden />
      </span>
    </Zoom>
  );
}
