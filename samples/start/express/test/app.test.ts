import assert from 'node:assert/strict';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {app} from '../src/app';
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
