/** Fails if the pricing file changes and the code does not. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {retrievePricingFromPath} from 'pricing4ts/server';
import {app} from '../src/app';
import {ADD_ONS, FEATURES, PLANS} from '../src/features';
import {USERNAMES, subscriberOf} from '../src/store';

const FILE = process.env.PRICING_FILE!;
const KEY = /userContext\s*(?:\[\s*(?:'([^']*)'|"([^"]*)")\s*\]|\??\.\s*(\w+))/g;

let server: Server;
let origin: string;

before(async () => {
  await new Promise<void>((resolve) => (server = app.listen(0, () => resolve())));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

async function logIn(username: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({username, password: `${username}-demo`}),
  });
  assert.equal(response.status, 200);
  return ((await response.json()) as {authToken: string}).authToken;
}

test('the constants are the names in the file', () => {
  const {features, plans, addOns} = retrievePricingFromPath(FILE);
  assert.deepEqual([...FEATURES], Object.keys(features));
  assert.deepEqual([...PLANS], Object.keys(plans ?? {}));
  assert.deepEqual([...ADD_ONS], Object.keys(addOns ?? {}));
});

test('the user context has every key that an expression reads', async () => {
  const {userContext} = await subscriberOf(USERNAMES[0]!);
  for (const [, ...groups] of readFileSync(FILE, 'utf8').matchAll(KEY)) {
    assert.ok(groups.find((group) => group !== undefined)! in userContext, groups.join(''));
  }
});

test('every demo user has a pricing token, and every feature has an endpoint that the pricing opens or closes', async () => {
  for (const username of USERNAMES) {
    const headers = {Authorization: `Bearer ${await logIn(username)}`};
    const response = await fetch(`${origin}/api/pricing-token`, {headers});
    assert.ok(response.headers.get('Pricing-Token'));
    // <each feature>
    assert.match(await use('/api/features/pdf-export', headers), /^(200|403)$/);
    assert.match(await use('/api/features/notes', headers), /^(200|403)$/);
    assert.match(await use('/api/features/beta-editor', headers), /^(200|403)$/);
    assert.match(await use('/api/features/eu-hosting', headers), /^(200|403)$/);
    // </each feature>
  }
});

test('without a login, a feature is closed', async () => {
  // <each first feature>
  assert.equal(await use('/api/features/pdf-export', {}), '401');
  // </each first feature>
});

async function use(path: string, headers: Record<string, string>): Promise<string> {
  return String((await fetch(origin + path, {method: 'POST', headers})).status);
}
