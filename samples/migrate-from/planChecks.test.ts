import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {git} from '../../lib/repository';
import {temporaryFolder} from '../../lib/testing';
import {converter, decisionsOf} from './testing';

const here = import.meta.dirname;
/** The tests of the Java sample use the same file. */
const PRICING = 'compare/src/main/resources/pricing/noteharbor.yml';
const CELLS = 'expected yes, no, unlimited or a number for each plan';
const TABLE = readFileSync(path.join(here, 'plan-checks.csv'), 'utf8');

describe('the commands that find plan checks', () => {
  const CHECKS = {
    'Export.tsx': ["if (user.plan === 'studio') {", "{'TEAM' !== plan && <Upgrade />}"],
    'limits.ts': ["return ['studio', 'team'].includes(plan);", "  case 'starter':"],
    'Export.java': [
      'if ("STUDIO".equals(account.getPlan())) {',
      'return plan == Plan.TEAM',
      '    case STARTER -> 50;',
    ],
  };
  const OTHERS = {
    'prose.ts': ['// Our team is in the studio', "const steam = plan === 'steam';", 'starterMotor = true;'],
    'helper.ts': ['return account.plan;', 'if (isPaid(user)) {'],
    'notes.md': ["user.plan === 'studio'"],
  };

  it('list comparisons with plan names, and other uses of the plan', () => {
    const files = Object.entries({...CHECKS, ...OTHERS}).map(([file, lines]) => [file, lines.join('\n')]);
    const folder = temporaryFolder(Object.fromEntries(files));
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    const [comparisons, uses] = readFileSync(path.join(here, 'find-plan-checks.sh'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('git'))
      .map((command) => execFileSync('bash', ['-c', command], {cwd: folder, encoding: 'utf8'}));
    const expected = Object.entries(CHECKS).flatMap(([file, lines]) =>
      lines.map((line, index) => `${file}:${index + 1}:${line}`),
    );
    expect(comparisons!.trim().split('\n').sort()).toEqual(expected.sort());
    expect(uses).toContain('helper.ts:1:return account.plan;');
    expect(uses).toContain('helper.ts:2:if (isPaid(user)) {');
  });
});

describe('plan-table.mjs', () => {
  const {folder, run, readPricing} = converter('plan-table.mjs');
  const convert = (table: string, ...options: string[]) => {
    writeFileSync(path.join(folder(), 'table.csv'), table);
    return run('table.csv', 'noteharbor.yml', ...options);
  };

  it('writes the pricing that the guide shows', () => {
    expect(convert(TABLE)).toEqual({output: 'noteharbor.yml: 4 features, 3 plans\n', report: ''});
    const expected = readFileSync(path.join(here, PRICING), 'utf8');
    expect(readPricing().replace(/createdAt: .*/, '')).toBe(expected.replace(/createdAt: .*/, ''));
  });

  it.each([
    ['STARTER', [], 50],
    ['STUDIO', ['pdfExport', 'calendarSync'], 2000],
    ['TEAM', ['pdfExport', 'calendarSync', 'sharedNotebooks'], Infinity],
  ])('decides for %s as the table does', (plan, included, limit) => {
    convert(TABLE);
    for (const notes of [0, 49, 50, 1999, 2000]) {
      const decisions = Object.entries(decisionsOf(readPricing(), plan, {notes}));
      const on = decisions.flatMap(([feature, isOn]) => (isOn ? [feature] : []));
      expect(on, `${notes} notes`).toEqual([...included, ...(notes < limit ? ['notes'] : [])]);
    }
  });

  it('accepts the files of spreadsheets, with semicolons and a byte order mark', () => {
    expect(convert('\uFEFFfeature;FREE\r\nprice;1.5\r\npdf-export;yes\r\n;\r\n', 'USD')).toEqual({
      output: 'noteharbor.yml: 1 features, 1 plans\n',
      report: 'RENAMED pdf-export: pdfExport\n',
    });
    expect(readPricing()).toContain('currency: USD');
  });

  it('accepts rows that end with empty cells', () => {
    expect(convert('feature,FREE,PRO,\nprice,0,9,,\nnotes,5,unlimited, ,\n,,,\n').report).toBe('');
    expect(convert('feature,FREE,PRO,\nprice,0,\n').report).toBe(`Error: table.csv:2: ${CELLS}; see PRO.\n`);
  });

  it('explains which name of a file is too short', () => {
    convert(TABLE);
    expect(run('table.csv', 'a/my.yaml').report).toMatch(/^Error: a\/my.yaml: the product gets the name of the file/);
  });

  it('reads decimal commas beside semicolons', () => {
    convert('feature;FREE;PRO;TEAM\nprice;0;9,99;12,5\nnotes;5;1500;unlimited\n');
    expect(readPricing()).toMatch(/PRO:\n    price: 9.99\n[^]*TEAM:\n    price: 12.5\n/);
  });

  it('writes each expression on one line, however long the name is', () => {
    convert('feature,FREE\nprice,0\nbookedGroupClassesWithTrainer,8\n');
    expect(readPricing()).toMatch(
      /serverExpression: userContext\['bookedGroupClassesWithTrainer'\] <= .*\['maxBookedGroupClassesWithTrainer'\]\n/,
    );
  });

  it('does not convert names that nothing remains of, or that are equal afterward', () => {
    expect(convert('feature,FREE\nprice,0\npdf-export,yes\npdf.export,no\nPdfExport,5\n導出,yes\nai,yes\n2fa,yes\n__proto__,yes\n').report).toBe(
      'RENAMED pdf-export: pdfExport\n' +
        'NOT CONVERTED pdf.export: the feature has the name of "pdf-export". Rename it.\n' +
        'NOT CONVERTED PdfExport: the feature has the name of "pdf-export". Rename it.\n' +
        'NOT CONVERTED 導出: the feature needs three Latin letters or digits. Rename it.\n' +
        'NOT CONVERTED ai: the feature needs three Latin letters or digits. Rename it.\n' +
        'RENAMED 2fa: _2fa\n' +
        'RENAMED __proto__: proto\n',
    );
  });

  it.each([
    ['', 'table.csv:1: expected "feature" and the names of your plans, such as feature,FREE,PRO'],
    ['feature,FREE\nprice,0\n', 'no feature can be converted, so no pricing was written'],
    ['feature,FREE\nnotes,5\n', 'table.csv: expected a row "price" with the monthly price of each plan'],
    ['feature,my plan\n', 'table.csv:1: expected "feature" and the names of your plans, such as feature,FREE,PRO'],
    [`feature,FREE\nprice,${'9'.repeat(400)}\n`, `table.csv:2: ${CELLS}; see FREE`],
    ['feature,FREE\nprice,0\nnotes,1e999\n', `table.csv:3: ${CELLS}; see FREE`],
    ['feature;FREE\nprice;1.000\n', `table.csv:2: ${CELLS}; see FREE`],
    ['feature,FREE\nprice,0\nprice,8\n', 'table.csv: the row price occurs twice'],
    ['feature,PRO,PRO\nprice,0,8\n', 'table.csv: the plan PRO occurs twice'],
    ['feature,FREE,PRO\nprice,0,8\npdf,no,maybe\n', `table.csv:3: ${CELLS}; see PRO`],
    ['feature,FREE\nprice,0\npdf,no,yes\n', `table.csv:3: ${CELLS}; see the row`],
  ])('rejects %j', (table, message) => {
    expect(convert(table).report.trim()).toBe(`Error: ${message}.`);
  });

  it('does not replace a file', () => {
    convert(TABLE);
    expect(convert(TABLE).report.trim()).toBe(
      'Error: noteharbor.yml exists. Rename it, so that your changes are not lost.',
    );
  });
});
