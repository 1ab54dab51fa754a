// @ts-check
/** Checks that rows are in a table. Behind an empty line, or without a row of dashes, they are text with bars. */
import {proseRule} from '../prose.mjs';

const fix = 'Remove the empty line above it, or write | --- | below a header row.';

export default proseRule('table-rows', 'Rows are in a table', ({outsideCode}) =>
  outsideCode.map(({line, text}, index) => {
    const isFirst = /^\s*\|.*\|$/.test(text) && (outsideCode[index - 1]?.text ?? '').trim() === '';
    const isHeader = /^\s*\|[\s:|-]+$/.test(outsideCode[index + 1]?.text ?? '');
    return {line, text, message: isFirst && !isHeader && `This row is in no table. ${fix}`};
  }),
);
