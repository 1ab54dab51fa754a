/** Does the exercises of the page for teachers as the playground shows them. */
import {readText} from '../../lib/root';
import {parseFences} from '../../markdown/fences';
import {mergeFragment} from '@pricing4saas/pricing2yaml/merge';
import {LATEST_LABEL} from '../../site/versions';
import {analyzeText} from '@pricing4saas/playground/analyzeText';
import {withInterpreter} from '@pricing4saas/playground/testing';
import {NO_SELECTION} from '@pricing4saas/playground/link';
import type {Selection} from '@pricing4saas/playground/types';
import {runChecks} from '../../features/learn/checks';

const PAGE = 'docs/docs/teach.md';
const text = readText(PAGE);
const fences = parseFences(PAGE, text, LATEST_LABEL);
const noteHarbor = readText('samples/pricing/noteharbor-2.1.yml');

withInterpreter();

/** The file that readers download to compare theirs. */
const solution = (exercise: number) => readText(`static/teach/exercise-${exercise}.yml`);

const choose = (plan?: string, userContext: Selection['userContext'] = {}): Selection => ({
  plan,
  addOns: [],
  userContext,
});

async function pricingOf(file: string, selection = NO_SELECTION) {
  const {pricing, problems} = await analyzeText(file, selection);
  expect(problems).toEqual([]);
  return pricing!;
}

/** Whether a feature is on, in NoteHarbor with a fragment. */
async function stateOf(feature: string, fragment: string, user: Selection): Promise<string> {
  const {token} = (await pricingOf(mergeFragment(noteHarbor, fragment, ''), user)).evaluation;
  return token.decisions.find(({name}) => name === feature)!.isOn ? 'on' : 'off';
}

/** Cells of the rows of the table with a column. */
function rowsOfTable(column: string): string[][] {
  const table = text.split('\n\n').find((block) => block.startsWith('|') && block.includes(column));
  return table!
    .split('\n')
    .slice(2)
    .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}

it('the second step of the class works in the playground', async () => {
  const lower = 'usageLimits: {maxNotes: {defaultValue: 50}}';
  const higher = 'usageLimits: {maxNotes: {defaultValue: 60}}';
  expect(await stateOf('notes', lower, choose('STARTER', {notes: 51}))).toBe('off');
  expect(await stateOf('notes', lower, choose('STUDIO', {notes: 51}))).toBe('on');
  expect(await stateOf('notes', higher, choose('STARTER', {notes: 51}))).toBe('on');
});

it('exercise 1: the school plan differs from STUDIO as the exercise describes', async () => {
  const {code} = fences.find(({values}) => values.get('at') === 'plans')!;
  expect(solution(1)).toBe(mergeFragment(noteHarbor, code, 'plans'));
  const {table} = await pricingOf(solution(1));
  const [studio, school] = ['STUDIO', 'SCHOOL'].map((plan) => {
    const index = table.offers.findIndex(({name}) => name === plan);
    return table.groups
      .flatMap(({rows}) => rows)
      .map(({name, cells}) => [name, cells[index]!.value]);
  });
  expect(school!.filter(([, value], index) => value !== studio![index]![1])).toEqual([
    ['sharedNotebooks', true],
    ['maxNotes', 1000],
  ]);
});

it('exercise 2: the playground shows each mistake after the fix of the one before', async () => {
  let file = fences.find(({words}) => words.has('playground'))!.code;
  const messages = fences.filter(({values}) => values.get('answer') === 'pricing4ts');
  const fixes = [
    ['€', 'EUR'],
    ['- note\n', '- notes\n'],
    ['unlimited', '.inf'],
  ] as const;
  expect(messages).toHaveLength(fixes.length);
  for (const [index, [mistake, fix]] of fixes.entries()) {
    expect((await analyzeText(file)).problems.map(({message}) => message)).toEqual([
      messages[index]!.code,
    ]);
    file = file.replace(mistake, fix);
  }
  expect(solution(2)).toBe(`${file}\n`);
  await pricingOf(file);
  // The mistake that the parser does not report.
  await pricingOf(file.replace("userContext['notes']", "userContext['note']"));
});

it('exercise 3: each number of subscriptions is that of the playground', async () => {
  const files: Readonly<Record<string, string>> = {
    none: noteHarbor,
    '`noteVault` without `excludes`': noteHarbor.replace('    excludes:\n      - notePack\n', ''),
    '`notePack` with `TEAM` under `availableFor`': noteHarbor.replace(
      '      - STARTER\n',
      '      - STARTER\n      - TEAM\n',
    ),
  };
  expect(solution(3)).toBe(Object.values(files).at(-1));
  const rows = rowsOfTable('Possible subscriptions');
  expect(rows.map(([change]) => change)).toEqual(Object.keys(files));
  for (const [change, ...counts] of rows) {
    const [starter, studio, team, size] = counts.map((cell) => Number(cell.split(' = ').at(-1)));
    expect((await pricingOf(files[change!]!)).space.size, change).toBe(size);
    expect(starter! + studio! + team!, change).toBe(size);
  }
});

it('exercise 4: the expressions have the results of the table', async () => {
  const {code} = fences.find(({code}) => code.includes('maxAttachments'))!;
  expect(solution(4)).toBe(mergeFragment(noteHarbor, code, ''));
  const files = [code.replace(/^ *serverExpression.*\n/m, ''), code];
  const rows = rowsOfTable('`serverExpression`');
  expect(rows).toHaveLength(7);
  for (const [plan, attachments, ...results] of rows) {
    const user = choose(plan, {attachments: Number(attachments)});
    expect(
      await Promise.all(files.map((file) => stateOf('attachments', file, user))),
      `${plan}, ${attachments}`,
    ).toEqual(results);
  }
});

it('exercise 5: the solution has the properties of the exercise', async () => {
  const hobby = {kind: 'decision', plan: 'HOBBY', user: {albums: 5}} as const;
  const pro = {...hobby, plan: 'PRO'} as const;
  const found = await runChecks(
    [
      {kind: 'accepted'},
      {kind: 'subscriptions', is: 3},
      {kind: 'price', plan: 'PRO', addOns: ['moreAlbums'], is: '€13'},
      {...hobby, feature: 'albums', is: false},
      {...hobby, feature: 'passwords', is: false},
      {...pro, feature: 'albums', is: true},
      {...pro, feature: 'passwords', is: true},
    ],
    solution(5),
    analyzeText,
  );
  expect(found.filter((finding) => finding !== undefined)).toEqual([]);
});
