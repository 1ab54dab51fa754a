// @ts-check
/** Checks that rows are in a table, and in one line. Behind an empty line, or without a fitting row of dashes, they are text with bars. */
import {proseRule} from '../prose.mjs';

const FIX = 'Remove the empty line above it, or write | --- | below a header row.';

/** @type {(row: string) => number} */
const cellsIn = (row) =>
  row
    .replace(/\\\|/g, '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;

export default proseRule('table-rows', 'Rows are in a table', ({outsideCode}) =>
  outsideCode.map(({line, text}, index) => {
    const isRow = /^\s*\|.*\|$/.test(text);
    const above = (outsideCode[index - 1]?.text ?? '').trim();
    const next = outsideCode[index + 1]?.text ?? '';
    const isHeader = /^\s*\|[\s:|-]+$/.test(next);
    const [own, dashes] = [cellsIn(text), cellsIn(next)];
    const count = `${own} cells, and the row of dashes below it ${dashes}. Write as many in both`;
    const problem = isHeader ? own !== dashes && `has ${count}.` : `is in no table. ${FIX}`;
    const isCut = /^\s*\| .*[^|\s]\s*$/.test(text) && /^\s*[^|\s]/.test(next) && above !== '';
    const cut = isCut && 'goes on in the next line. Write the whole row in one line.';
    const again = isRow && text.trim() === above && 'is the one above again. Remove or correct it.';
    const message = again || cut || (isRow && above === '' && problem);
    return {line, text, message: message && `This row ${message}`};
  }),
);
