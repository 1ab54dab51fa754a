import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Zoom from '@site/src/components/Zoom';
import styles from './styles.module.css';

/** A rendered diagram; `markdown/diagrams/remark.ts` inserts it. */
export interface DiagramProps {
  /** Base name of the images of both color modes. */
  readonly drawing: string;
  /** Natural size in CSS pixels. */
  readonly width: string;
  readonly height: string;
  readonly text: string;
}

/** Folder to which `markdown/diagrams/drawing.ts` writes the images. */
const FOLDER = '/assets/diagrams';

/** File name of a downloaded image, from its alternative text. */
const fileName = (text: string): string => {
  // The text begins with the kind of the diagram.
  const words = text.toLowerCase().match(/[a-z0-9]+/g)!;
  return `${words.join('-')}.svg`;
};

/**
 * A diagram in both color modes, rendered in advance with `npm run generate -- diagrams`.
 *
 * The two images overlap and the style sheet shows one, so the page does not flash when it loads, and
 * both are available for a mode switch or for print. The dark image is `hidden` for feed readers, which
 * ignore the style sheet.
 */
export default function Diagram({drawing, width, height, text}: DiagramProps): ReactNode {
  const light = useBaseUrl(`${FOLDER}/light-${drawing}.svg`);
  const dark = useBaseUrl(`${FOLDER}/dark-${drawing}.svg`);
  const image = {alt: text, width, height, decoding: 'async', loading: 'lazy'} as const;
  return (
    <div className={styles.figure}>
      <Zoom
        label={text}
        width={Number(width)}
        height={Number(height)}
        className={styles.diagram}
        viewClassName={styles.view}>
        <span className={styles.images}>
          <img {...image} className={clsx(styles.image, styles.light)} src={light} />
          <img {...image} className={clsx(styles.image, styles.dark)} src={dark} hidden />
        </span>
      </Zoom>
      <a
        className={styles.download}
        href={light}
        download={fileName(text)}
        data-markdown=""
        data-search-ignore>
        Download SVG
      </a>
    </div>
  );
}
