import type {Cell, PriceTable} from '../types';
import {formatValue} from './Value';

function cellText({value, source}: Cell): string {
  const words = {true: 'yes', false: 'no'}[String(value)];
  return source === 'none'
    ? ''
    : (source === 'extension' ? '+' : '') + (words ?? formatValue(value));
}

/** The plans and add-ons as a table in Markdown. */
export function tableMarkdown({offers, groups}: PriceTable): string {
  const rows = groups.flatMap((group) => group.rows);
  return [
    ['', ...offers.map(({name}) => name)],
    ['---', ...offers.map(() => '---')],
    ['price', ...offers.map(({price, unit}) => [price, unit].filter(Boolean).join(', '))],
    ...rows.map(({name, unit, cells}) => [
      unit ? `${name} (${unit})` : name,
      ...cells.map(cellText),
    ]),
  ]
    .map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
