import assert from 'node:assert/strict';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {PricingJwtUtils} from 'pricing4ts/server';
import {ENDPOINTS, app} from '../src/app';
import {FEATURES} from '../src/features';
import {USERNAMES} from '../src/store';

let server: Server;
let origin: string;

before(async () => {
  await new Promise<void>((resolve) => (server = app.listen(0, () => resolve())));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.close();
  server.closeAllConnections();
});

async function logIn(username: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({username, password: `${username}-demo`}),
  });
  assert.equal(response.status, 200);
  return ((await response.json()) as {authToken: string}).authToken;
}

test('every demo user can use the features that are on in the pricing token, and no other', async () => {
  for (const username of USERNAMES) {
    const headers = {Authorization: `Bearer ${await logIn(username)}`};
    for (const feature of FEATURES) {
      const response = await fetch(`${origin}/api/pricing-token`, {headers});
      const {pricingToken} = (await response.json()) as {pricingToken: string};
      const isOn = PricingJwtUtils.getFeaturesFromJwtToken(pricingToken)[feature]?.eval;
      // As a front end does: it sends the token with each request.
      const status = await use(ENDPOINTS[feature], {...headers, 'Pricing-Token': pricingToken});
      assert.equal(status, isOn ? 200 : 403, `${feature} of ${username}`);
    }
  }
});

test('without a login, every feature is closed', async () => {
  for (const feature of FEATURES) {
    assert.equal(await use(ENDPOINTS[feature], {}), 401);
  }
});

async function use(path: string, headers: Record<string, string>): Promise<number> {
  return (await fetch(origin + path, {method: 'POST', headers})).status;
}
