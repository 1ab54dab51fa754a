/** Draws the text of a program, such as a console, as an SVG image for both color modes. */

const COLUMN = 8;
const ROW = 22;
const MARGIN = 16;

/** Images use the color mode of the page, or that of the system in browsers that do not pass it on. */
const STYLES = `
svg{--back:#fff;--bar:#eef1f6;--line:#d9dfeb;--ink:#1c2536;--name:#8a1c7c;--value:#0b4fb3;--error:#c4001d}
@media (prefers-color-scheme:dark){svg{--back:#14181f;--bar:#232a35;--line:#3a4454;--ink:#dfe5ef;--name:#e6a3dc;--value:#8fbcff;--error:#ff8a8a}}
.back{fill:var(--back);stroke:var(--line);stroke-width:2}.bar{fill:var(--bar)}
text{font:13px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:var(--ink);white-space:pre}
.name{fill:var(--name)}.value{fill:var(--value)}.error{fill:var(--error)}
path{fill:none;stroke:var(--error);stroke-width:1.5}
`;

/** Names before a colon, and strings, numbers and literals. */
const WORDS = /(\w+)(?=:(?: |$))|"[^"]*"|'[^']*'|\b(?:true|false|null|\d+)\b/g;

/** A wrong word of the text, and the message about it. The line and the column begin with 1. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly message: string;
}

/** Returns an SVG image of a window with a title and lines of text, and with a mistake if there is one. */
export function drawing(title: string, lines: readonly string[], mistake?: Mistake): string {
  const message = mistake
    ? [`✕ ${mistake.message} [Ln ${mistake.line}, Col ${mistake.column}]`]
    : [];
  const rows = [title, ...lines, ...message];
  const width = Math.max(...rows.map((row) => row.length)) * COLUMN + 2 * MARGIN;
  const height = rows.length * ROW + 6;

  const bar = (row: number) =>
    `<rect class="bar" x="1" y="${row * ROW + 1}" width="${width - 2}" height="${ROW + 2}"/>`;
  const text = (row: string, index: number) => {
    const words = row.trimStart();
    // Readers have different fonts. The length keeps the columns, and so the underline, in place.
    const place = `x="${MARGIN + (row.length - words.length) * COLUMN}" y="${index * ROW + 18}" textLength="${words.length * COLUMN}"`;
    const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    if (index === 0 || index > lines.length)
      return `<text ${place}${index > 0 ? ' class="error"' : ''}>${escaped}</text>`;

    const colored = escaped.replace(
      WORDS,
      (word, name) => `<tspan class="${name ? 'name' : 'value'}">${word}</tspan>`,
    );
    return `<text ${place}>${words.startsWith('#') ? escaped : colored}</text>`;
  };
  const underline = ({line, column, length}: Mistake) => {
    const waves = 'q2-4 4 0t4 0'.repeat(length);
    return `<path d="M${MARGIN + (column - 1) * COLUMN} ${line * ROW + 22}${waves}"/>`;
  };

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<style>${STYLES}</style>
<rect class="back" width="${width}" height="${height}"/>
${bar(0)}${mistake ? bar(rows.length - 1) : ''}
${rows.map((row, index) => text(row, index)).join('\n')}
${mistake ? underline(mistake) : ''}</svg>
`;
}
