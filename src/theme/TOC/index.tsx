import {useRef, type ComponentProps, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';
import {useCurrentItem} from './useCurrentItem';

/** The table of contents as a landmark, which blog posts lack, with its current item marked and visible. */
export default function TOCInLandmark(props: ComponentProps<typeof TOC>): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useCurrentItem(landmark, props.toc);
  return (
    <nav aria-label="On this page" className={styles.landmark} ref={landmark}>
      <TOC {...props} />
    </nav>
  );
}
