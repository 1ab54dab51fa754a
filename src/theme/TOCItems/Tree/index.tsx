import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';
import TOCTree from '@theme-original/TOCItems/Tree';
import {breakableCode, withBreaks} from './breaks';
import {LONG, countEntries, nestFields} from './group';
import styles from './styles.module.css';

/** A collapsible section; a `<details>` works without scripts. */
function Section({
  heading: {id, value, children},
  linkClassName,
  ...props
}: Props & {readonly heading: Props['toc'][number]}): ReactNode {
  // Safe: the build generated this HTML from a heading.
  const label = {__html: breakableCode(value)};
  return (
    <li className={styles.section}>
      <Link to={`#${id}`} className={linkClassName ?? undefined} dangerouslySetInnerHTML={label} />
      {children.length > 0 && (
        <details>
          <summary>
            <span className={styles.visuallyHidden}>
              Entries of <span dangerouslySetInnerHTML={label} />:{' '}
            </span>
            {countEntries(children)}
          </summary>
          <TOCTree
            {...props}
            linkClassName={linkClassName}
            toc={withBreaks(nestFields(children, styles.visuallyHidden!))}
            isChild
          />
        </details>
      )}
    </li>
  );
}

/**
 * The list of a table of contents. In a long one, only the current section and those that the reader
 * opened show their entries, and fields are nested below their object.
 */
export default function TOCTreeInSections(props: Props): ReactNode {
  if (countEntries(props.toc) < LONG) return <TOCTree {...props} toc={withBreaks(props.toc)} />;

  return (
    <ul className={props.className}>
      {props.toc.map((heading) => (
        <Section key={heading.id} {...props} heading={heading} />
      ))}
    </ul>
  );
}
