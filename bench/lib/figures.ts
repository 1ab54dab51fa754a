/** Summarizes measurements and formats tables. */

/**
 * Returns a quantile of the values.
 *
 * @param share from 0 to 1, where 0.5 is the median
 * @throws Error if there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('there is no value to take a quantile of');

  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)]!;
  return low + (sorted[Math.ceil(place)]! - low) * (place % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export type Unit = 'ms' | 'KiB';

/** Formats a figure with its unit. Sizes are in bytes, times in milliseconds. */
function formatFigure(value: number, unit: Unit): string {
  const figure = unit === 'KiB' ? value / 1024 : value;
  const digits = figure < 10 ? 1 : 0;
  const options = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  return `${figure.toLocaleString('en', options)} ${unit}`;
}

/** A row of a table: a figure of several subjects. */
export interface Row {
  readonly label: string;
  readonly unit: Unit;
  /** By column. */
  readonly values: readonly number[];
}

export interface Result {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A Markdown table of the figures. */
export function formatTable({title, columns, rows}: Result): string {
  const lines = [
    [title, ...columns],
    ['---', ...columns.map(() => '--:')],
    ...rows.map(({label, values, unit}) => [
      label,
      ...values.map((value) => formatFigure(value, unit)),
    ]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
