import type {ReactNode} from 'react';
import type {Run, Support} from '@site/site/versions/types';

const JDKS = ['17', '21', '25'];

function describeRun(run: Run | undefined): string {
  if (!run) return 'not run';

  if (run.tests === 0) return 'does not build';

  const version = run.with.split(' ').at(-1);
  return run.failed === 0
    ? `passed (${version})`
    : `${run.failed} of ${run.tests} failed (${version})`;
}

function Table({
  label,
  columns,
  rows,
}: {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Results of .github/workflows/support.yml for one library. A combination without a run says so. */
export default function SupportTable({
  of,
  support: {springBoot, node},
}: {
  readonly of: 'Pricing4Java' | 'Pricing4TS';
  readonly support: Support;
}): ReactNode {
  if (of === 'Pricing4Java') {
    return (
      <Table
        label="Pricing4Java"
        columns={['Spring Boot', ...JDKS.map((jdk) => `JDK ${jdk}`), 'Upstream support until']}
        rows={springBoot.map(({version, supportEnds, runs}) => [
          version,
          ...JDKS.map((jdk) => describeRun(runs.find((run) => run.with.startsWith(`JDK ${jdk}.`)))),
          supportEnds ?? 'unknown',
        ])}
      />
    );
  }
  return (
    <Table
      label="Pricing4TS"
      columns={['Node.js', 'Result']}
      rows={node.map((run) => [run.with.split(' ').at(-1)!, describeRun(run).split(' (')[0]!])}
    />
  );
}
