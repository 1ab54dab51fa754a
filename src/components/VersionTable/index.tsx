import type {ReactNode} from 'react';
import {VERSIONS, type DocsVersion} from '@site/site/versions';
import VersionLink from './VersionLink';
import {describeRange} from './describeRange';
import styles from './styles.module.css';

function VersionHeading({version}: {readonly version: DocsVersion}): ReactNode {
  return (
    <th scope="col" role="columnheader">
      <VersionLink version={version}>Docs {version.label}</VersionLink>
      <span className={styles.status}>{version.isLatest ? 'Latest' : 'No longer maintained'}</span>
    </th>
  );
}

const LIBRARIES = ['Pricing4Java', 'Pricing4React', 'Pricing4TS'] as const;

const ROWS: readonly (readonly [label: string, cell: (version: DocsVersion) => string])[] = [
  ['YAML format', ({formatName}) => formatName],
  ['Syntax versions', ({syntaxVersions}) => syntaxVersions.join(', ')],
  ...LIBRARIES.map(
    (name) =>
      [
        name,
        ({libraries}: DocsVersion) => {
          const release = libraries[name];
          return release ? describeRange(release) : 'not covered';
        },
      ] as const,
  ),
  ['Java', ({requirements}) => requirements.java],
  ['Spring', ({requirements}) => requirements.spring],
  ['React', ({requirements}) => requirements.react],
];

/**
 * Compares the library releases and requirements of the docs versions.
 *
 * @param only label of a single version to show
 */
export default function VersionTable({only}: {readonly only?: string}): ReactNode {
  const versions = VERSIONS.filter(({label}) => only === undefined || label === only);
  return (
    <div className={styles.frame}>
      {/* On phones the CSS stacks the cells, and browsers then need explicit roles. */}
      <table className={styles.table} role="table" aria-label="Docs versions">
        <colgroup>
          <col span={1 + versions.length} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Covers
            </th>
            {versions.map((version) => (
              <VersionHeading key={version.label} version={version} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {ROWS.map(([label, cell]) => (
            <tr key={label} role="row">
              <th scope="row" role="rowheader">
                {label}
              </th>
              {versions.map((version) => (
                <td key={version.label} role="cell" data-version={version.label}>
                  {cell(version)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
