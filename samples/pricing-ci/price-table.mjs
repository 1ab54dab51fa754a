// Usage: node price-table.mjs FILE BEFORE AFTER
// Prints a Markdown table with the rows that differ between two Git revisions of a pricing file.
import {execFileSync} from 'node:child_process';
import {retrievePricingFromYaml} from 'pricing4ts';

const [file, before, after] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, {encoding: 'utf8'});

/** Returns a column for each plan and add-on. A column maps the names of rows to cells. */
function priceTable(revision) {
  if (git('ls-tree', revision, '--', file) === '') {
    return {};
  }
  const {currency, plans, addOns} = retrievePricingFromYaml(git('show', `${revision}:./${file}`));
  const columns = {};
  for (const sold of [...Object.values(plans ?? {}), ...Object.values(addOns ?? {})]) {
    const column = (columns[sold.name] = {price: `${sold.price} ${currency}, ${sold.unit}`});
    if (sold.availableFor) {
      column['available for'] = sold.availableFor.join(', ');
    }
    for (const entry of Object.values({...sold.features, ...sold.usageLimits})) {
      column[entry.name] = String(entry.value ?? entry.defaultValue);
    }
    for (const {name, value} of Object.values(sold.usageLimitsExtensions ?? {})) {
      column[name] = `+${value}`;
    }
  }
  return columns;
}

const unionOfKeys = (...objects) => [...new Set(objects.flatMap((object) => Object.keys(object)))];

function difference(old, current) {
  const columns = unionOfKeys(old, current);
  const rows = unionOfKeys(...Object.values(old), ...Object.values(current)).map((row) => {
    let changed = false;
    const cells = columns.map((column) => {
      const was = old[column]?.[row] ?? '';
      const is = current[column]?.[row] ?? '';
      changed ||= was !== is;
      return was === is ? is : `${was || 'none'} → **${is || 'none'}**`;
    });
    return {changed, cells: [row, ...cells]};
  });
  const shown = rows.filter(({changed}) => changed).map(({cells}) => cells);
  if (shown.length === 0) {
    return 'The price table is unchanged.';
  }
  const lines = [['Row', ...columns], ['---', ...columns.map(() => '---')], ...shown];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

console.log(difference(priceTable(before), priceTable(after)));
