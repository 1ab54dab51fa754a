import {identifier, isAmount, read, run, writePricing} from './pricing.mjs';

const WORDS = new Map([['yes', true], ['no', false], ['unlimited', true]]);

run('plan-table.mjs TABLE PRICING [CURRENCY]', (report, table, pricing, currency = 'EUR') => {
  const lines = read(table).split(/\r\n?|\n/);
  // Spreadsheets use semicolons where the comma is the decimal separator.
  const separator = lines[0].includes(';') ? ';' : ',';
  // They also fill short rows with empty cells.
  const empty = new RegExp(`[${separator}\\s]+$`);
  const cellsOf = (line) => line.replace(empty, '').split(separator).map((cell) => cell.trim());
  const rows = lines
    .map((line, index) => ({line: index + 1, cells: cellsOf(line)}))
    .filter(({cells}) => cells[0] !== '');
  const [head, ...others] = rows;
  const names = head?.cells.slice(1) ?? [];
  if (head?.cells[0] !== 'feature' || names.length === 0 || !names.every((name) => name === identifier(name))) {
    throw new Error(`${table}:1: expected "feature" and the names of your plans, such as feature,FREE,PRO`);
  }
  const repeated = (all, row) => {
    const twice = all.find((name, index) => all.indexOf(name) !== index);
    if (twice !== undefined) {
      throw new Error(`${table}: the ${row} ${twice} occurs twice`);
    }
  };
  repeated(names, 'plan');
  repeated(others.map(({cells}) => cells[0]), 'row');
  const byPlan = ({line, cells}, convert) => {
    const values = names.map((name, index) => [name, convert(cells[index + 1]?.toLowerCase() ?? '')]);
    const wrong = values.findIndex(([, value]) => value === undefined);
    if (wrong !== -1 || cells.length !== names.length + 1) {
      const place = wrong === -1 ? 'the row' : names[wrong];
      throw new Error(`${table}:${line}: expected yes, no, unlimited or a number for each plan; see ${place}`);
    }
    return Object.fromEntries(values);
  };
  // Beside semicolons, 1.000 can be a thousand or one.
  const digits = separator === ';' ? /^\d+([.,]\d\d?)?$/ : /^\d+(\.\d+)?$/;
  const number = (cell) => {
    const value = Number(cell.replace(',', '.'));
    return digits.test(cell) && isAmount(value) ? value : undefined;
  };
  const priceRow = others.find(({cells}) => cells[0] === 'price');
  if (!priceRow) {
    throw new Error(`${table}: expected a row "price" with the monthly price of each plan`);
  }
  const features = others
    .filter((row) => row !== priceRow)
    .map((row) => ({name: row.cells[0], values: byPlan(row, (cell) => WORDS.get(cell) ?? number(cell))}));
  writePricing(pricing, {currency, plans: byPlan(priceRow, number), features}, report);
});
