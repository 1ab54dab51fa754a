/** Fails if the pricing file changes and the code does not. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {retrievePricingFromPath} from 'pricing4ts/server';
import {ADD_ONS, CHEAPEST_PLAN, FEATURES, PLANS, USER_CONTEXT_KEYS} from '../src/features';
import {decide} from '../src/pricing';

const FILE = process.env.PRICING_FILE!;
const KEY = /userContext\s*(?:\[\s*(?:'([^']*)'|"([^"]*)")\s*\]|\??\.\s*(\w+))/g;

test('the constants are the names in the file', () => {
  const {features, plans, addOns} = retrievePricingFromPath(FILE);
  assert.deepEqual([...FEATURES], Object.keys(features));
  assert.deepEqual([...PLANS], Object.keys(plans ?? {}));
  assert.deepEqual([...ADD_ONS], Object.keys(addOns ?? {}));
});

// A key that is missing in the user context reads as undefined, and the comparison is false or true without a message.
test('the user context has every key that an expression reads', () => {
  const known = ['username', ...USER_CONTEXT_KEYS];
  for (const [, ...groups] of readFileSync(FILE, 'utf8').matchAll(KEY)) {
    assert.ok(known.includes(groups.find((group) => group !== undefined)!), groups.join(''));
  }
});

test('every plan can be evaluated', () => {
  for (const plan of PLANS) {
    const {features} = decide({plan, addOns: [], userContext: {username: 'new-user'}});
    assert.deepEqual(Object.keys(features).sort(), [...FEATURES].sort(), plan);
  }
  assert.ok(PLANS.includes(CHEAPEST_PLAN));
});
