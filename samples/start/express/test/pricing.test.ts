/** Fails if the pricing file changes and the code does not. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {retrievePricingFromPath} from 'pricing4ts/server';
import {ADD_ONS, CHEAPEST_PLAN, FEATURES, PLANS, USER_CONTEXT_KEYS} from '../src/features';
import {decide} from '../src/pricing';

const FILE = process.env.PRICING_FILE!;

/** What follows the name of a map in an expression. */
const KEY = /\s*(?:\[\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*\]|\??\.\s*(\w+))/;

/** The keys of a map that expressions read, except those that are known. */
function unknownKeys(map: RegExp, known: readonly string[]): readonly string[] {
  return Object.values(retrievePricingFromPath(FILE).features)
    .flatMap(({expression, serverExpression}) => [
      ...`${expression} ${serverExpression}`.matchAll(new RegExp(map.source + KEY.source, 'g')),
    ])
    // A string can have escapes.
    .map(([, string, name]): string => name ?? runInNewContext(string!))
    .filter((key) => !known.includes(key));
}

test('the constants are the names in the file', () => {
  const {features, plans, addOns} = retrievePricingFromPath(FILE);
  assert.deepEqual([...FEATURES], Object.keys(features));
  assert.deepEqual([...PLANS], Object.keys(plans ?? {}));
  assert.deepEqual([...ADD_ONS], Object.keys(addOns ?? {}));
});

// A key that is missing reads as undefined, and the comparison is false or true without a message.
test('the user context has every key that an expression reads', () => {
  assert.deepEqual(unknownKeys(/userContext/, ['username', ...USER_CONTEXT_KEYS]), []);
});

test('the file has every feature and limit that an expression reads', () => {
  const {features, usageLimits} = retrievePricingFromPath(FILE);
  assert.deepEqual(unknownKeys(/planContext\W+features['"]?\s*\]?/, Object.keys(features)), []);
  assert.deepEqual(unknownKeys(/planContext\W+usageLimits['"]?\s*\]?/, Object.keys(usageLimits ?? {})), []);
});

test('every plan can be evaluated', () => {
  for (const plan of PLANS) {
    const {features} = decide({plan, addOns: [], userContext: {username: 'new-user'}});
    assert.deepEqual(Object.keys(features).sort(), [...FEATURES].sort(), plan);
  }
  assert.ok(PLANS.includes(CHEAPEST_PLAN));
});
