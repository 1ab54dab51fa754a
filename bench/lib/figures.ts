/** Sums up measurements, and holds them against their budgets. */

/**
 * The value below which a share of the values lies.
 *
 * @param share from 0 to 1; 0.5 gives the median
 * @throws Error without values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) {
    throw new Error('there is no value to take a quantile of');
  }
  return low + (high - low) * (place - Math.floor(place));
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * Median of each figure over several runs.
 *
 * @param runs the same figures, measured several times
 */
export function medians<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as Record<Name, number>;
}

/** How a figure is written. */
export type Unit = 'ms' | 's' | 'KiB' | 'count' | 'shift' | 'score';

/** Writes a figure with its unit. Sizes come in bytes, times in milliseconds. */
export function formatFigure(value: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
      return `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ms`;
    case 's':
      return `${(value / 1000).toFixed(1)} s`;
    case 'KiB':
      return `${(value / 1024).toFixed(value < 10_240 ? 1 : 0)} KiB`;
    case 'shift':
      return value.toFixed(3);
    default:
      return Math.round(value).toLocaleString('en');
  }
}

/** One line of a table: a figure of several subjects, each with its budget. */
export interface Row {
  readonly label: string;
  readonly unit: Unit;
  /** By column; `undefined` where the figure does not apply. */
  readonly values: readonly (number | undefined)[];
  /** By column, or one for all; what a figure must not exceed. */
  readonly budget?: number | readonly (number | undefined)[];
  /** Whether the budget is what a figure must reach. */
  readonly isLeast?: boolean;
}

function budgetOf({budget}: Row, column: number): number | undefined {
  return typeof budget === 'number' ? budget : budget?.[column];
}

/** Figures that miss their budget, one sentence each. */
export function missedBudgets(columns: readonly string[], rows: readonly Row[]): string[] {
  return rows.flatMap((row) =>
    row.values.flatMap((value, column) => {
      const budget = budgetOf(row, column);
      if (value === undefined || budget === undefined) {
        return [];
      }
      const isMissed = row.isLeast ? value < budget : value > budget;
      const figures = `${formatFigure(value, row.unit)}, budget ${formatFigure(budget, row.unit)}`;
      return isMissed ? [`${row.label}, ${columns[column]}: ${figures}`] : [];
    }),
  );
}

/** A Markdown table; the budget stands behind each figure that has one, missed ones are bold. */
export function formatRows(
  title: string,
  columns: readonly string[],
  rows: readonly Row[],
): string {
  const cell = (row: Row, column: number): string => {
    const value = row.values[column];
    if (value === undefined) {
      return '–';
    }
    const figure = formatFigure(value, row.unit);
    const budget = budgetOf(row, column);
    if (budget === undefined) {
      return figure;
    }
    const isMissed = row.isLeast ? value < budget : value > budget;
    const limit = `${row.isLeast ? '≥' : '≤'} ${formatFigure(budget, row.unit)}`;
    return isMissed ? `**${figure}** (${limit})` : `${figure} (${limit})`;
  };
  const lines = [
    [title, ...columns],
    ['---', ...columns.map(() => '--:')],
    ...rows.map((row) => [row.label, ...columns.map((_, column) => cell(row, column))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Where a figure that grows with the site crosses a limit, between measured points.
 *
 * @param points measured, with growing `at`
 * @returns `undefined` when the last point is still below the limit; the first point when even that
 *   one is above it
 */
export function crossing(
  points: readonly {readonly at: number; readonly value: number}[],
  limit: number,
): number | undefined {
  const above = points.findIndex(({value}) => value > limit);
  const point = points[above];
  const before = points[above - 1];
  if (!point || !before) {
    return point?.at;
  }
  return (
    before.at + ((limit - before.value) / (point.value - before.value)) * (point.at - before.at)
  );
}
