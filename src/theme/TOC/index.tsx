import {useRef, type ComponentProps, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';
import {useCurrentItem} from './useCurrentItem';

/**
 * The table of contents, as a landmark, because blog posts place it outside of any other. Its
 * current item is marked, and in sight.
 */
export default function TOCInLandmark(props: ComponentProps<typeof TOC>): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useCurrentItem(landmark, props.toc);
  return (
    <nav aria-label="On this page" className={styles.landmark} ref={landmark}>
      <TOC {...props} />
    </nav>
  );
}
