import {useState, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import CopyButton from '@pricing4saas/playground/CopyButton';
import styles from './start.module.css';

/** The file that readers see first. */
const FIRST = /^(?:README|PRICING)\.md$/;

interface FilesProps {
  /** Texts by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** The files of a folder, and those of its folders. */
function byFolder(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return folders;
}

/** The files: their tree, and a preview of one. */
export default function Files({files}: FilesProps): ReactNode {
  const paths = [...files.keys()];
  const [chosen, setChosen] = useState('');
  const path = files.has(chosen) ? chosen : (paths.find((each) => FIRST.test(each)) ?? paths[0]!);
  const text = files.get(path)!;
  return (
    <section className={styles.files}>
      <Heading as="h2" id="files">
        Files
      </Heading>
      <div className={styles.split}>
        <nav aria-label="Files" className={styles.tree}>
          <ul>
            {[...byFolder(paths)].map(([name, inside]) => (
              <li key={name}>
                {name && <span className={styles.folder}>{name}</span>}
                <ul>
                  {inside.map((each) => (
                    <li key={each}>
                      <button
                        type="button"
                        aria-current={each === path}
                        onClick={() => setChosen(each)}>
                        {each.slice(name.length)}
                      </button>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.preview} role="region" aria-label={path}>
          <div className={styles.row}>
            <code>{path}</code>
            <CopyButton label="Copy" text={text} />
          </div>
          {/* Scrolls, so that the keyboard must reach it. */}
          <pre tabIndex={0} className="language-text">
            <code>{text}</code>
          </pre>
        </div>
      </div>
    </section>
  );
}
