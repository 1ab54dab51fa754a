import {readFileSync} from 'node:fs';
import path from 'node:path';
import {analyzeText} from '@pricing4saas/playground/analyzeText';
import {withInterpreter} from '@pricing4saas/playground/testing';
import {goalOf, runChecks, type Check} from './checks';

const FILE = readFileSync(path.join(import.meta.dirname, 'fixtures/acme.yml'), 'utf8');

withInterpreter();

async function find(check: Check, text = FILE): Promise<string | undefined> {
  const [found] = await runChecks([check], text, analyzeText);
  return found;
}

/** Found if the file does not have a name. */
const absent = (name: string) =>
  `The file has no ${name}. If you have written it, check its indentation.`;

const user = {plan: 'PRO', user: {files: 50}, feature: 'files'} as const;

it.each<[Check, string]>([
  [{kind: 'saasName', is: 'Other'}, 'It is `Acme`.'],
  [
    {kind: 'value', of: 'FREE', name: 'maxFiles', is: 6},
    '`FREE` has no value for `maxFiles`. The default is `5`.',
  ],
  [{kind: 'value', of: 'PRO', name: 'maxFiles', is: 6}, '`PRO` sets `maxFiles` to `50`.'],
  [{kind: 'value', of: 'more', name: 'files', is: true}, '`more` does not change `files`.'],
  [{kind: 'value', of: 'more', name: 'maxFiles', is: 10}, '`more` adds `10` to `maxFiles`.'],
  [{kind: 'extension', of: 'PRO', name: 'maxFiles', is: 50}, '`PRO` sets `maxFiles` to `50`.'],
  [{kind: 'value', of: 'TEAM', name: 'files', is: true}, absent('plan or add-on `TEAM`')],
  [{kind: 'value', of: 'PRO', name: 'users', is: 1}, absent('feature or usage limit `users`')],
  [{kind: 'price', plan: 'PRO', is: '€9'}, 'The price is `€8`.'],
  [{kind: 'price', plan: 'TEAM', is: '€8'}, absent('plan `TEAM`')],
  [{kind: 'price', plan: 'PRO', addOns: ['less'], is: '€8'}, absent('add-on `less`')],
  [{kind: 'price', plan: 'FREE', addOns: ['more'], is: '€2'}, 'more is not available for FREE.'],
  [{kind: 'subscriptions', is: 4}, 'There are `3`.'],
  [
    {kind: 'decision', ...user, is: true},
    '`files` is off: `userContext.files` is `50`, `planContext.usageLimits.maxFiles` is `50`.',
  ],
  [{kind: 'decision', ...user, feature: 'users', is: true}, absent('feature `users`')],
  [
    {kind: 'currency', is: 'EUR', after: {replace: 'USD', with: 'EUR'}},
    'The file does not contain `USD`.',
  ],
  [{kind: 'currency', is: 'EUR', after: {replace: 'EUR', with: 'USD'}}, 'It is `USD`.'],
])('%j finds %s', async (check, found) => {
  expect(await find(check)).toBe(found);
});

it('asks for the indentation of a name that is in another block', async () => {
  const text = FILE.replace('usageLimits:', '    exports: {valueType: BOOLEAN}\nusageLimits:');
  expect(await find({kind: 'accepted'}, text)).toBeUndefined();
  const check: Check = {kind: 'value', of: 'PRO', name: 'exports', is: true};
  expect(await find(check, text)).toBe(absent('feature or usage limit `exports`'));
});

it.each([true, false])('an expression that fails is not off, if %s is expected', async (is) => {
  const text = FILE.replace('userContext[', 'customer[');
  expect(await find({kind: 'decision', ...user, is}, text)).toBe(
    'The library cannot evaluate `files`: customer is not defined.',
  );
});

it('a formula without # is not a number', async () => {
  const text = FILE.replace('price: 8', 'price: "seat * 2"').replace(
    'features:',
    'variables: {seat: 4}\nfeatures:',
  );
  expect(await find({kind: 'price', plan: 'PRO', is: '€8'}, text)).toBe(
    'The price is not a number. In a formula, write `#` before each variable.',
  );
});

it('shows the error of a rejected file once', async () => {
  const text = FILE.replace('EUR', '€');
  expect(await find({kind: 'accepted'}, text)).toMatch(/^Line 4: .*€/);
  expect(await find({kind: 'subscriptions', is: 3}, text)).toBe('');
});

it('a missing result is not a passed check', async () => {
  const check: Check = {kind: 'accepted'};
  const found = await runChecks([check], FILE, () => Promise.resolve(undefined));
  expect(found).toEqual(['The file could not be checked.']);
});

it('goals are sentences', () => {
  const after = {replace: 'a', with: 'b'};
  expect(goalOf({kind: 'decision', ...user, addOns: ['more'], is: true, after})).toBe(
    'If `a` is changed to `b`, for `PRO` with `more` and `files` = `50`, `files` is on.',
  );
});
