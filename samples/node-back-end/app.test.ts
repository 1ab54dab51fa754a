import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import express from 'express';
import {
  PricingContextManager,
  PricingJwtUtils,
  checkFeature,
  evaluateFeature,
  generateUserPricingToken,
  retrievePricingFromPath,
} from 'pricing4ts/server';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {feature, fetchWithPricingInterceptor} from 'pricing4react';
import {temporaryFolder} from '../../lib/testing';
import {FILE, SECRET, SampleContext, tokenOf} from './testing';

let server: Server;
let origin: string;
let store: typeof import('./store');
let pricing: typeof import('./pricing');

beforeAll(async () => {
  vi.stubEnv('PRICING_FILE', FILE);
  vi.stubEnv('PRICING_SECRET', SECRET);
  const {app} = await import('./app');
  store = await import('./store');
  pricing = await import('./pricing');
  await new Promise<void>((resolve) => (server = app.listen(0, resolve)));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function logIn(username: string): Promise<{authToken: string; pricingToken: string}> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({username, password: `${username}-password`}),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as {authToken: string; pricingToken: string};
}

function headersOf({authToken, pricingToken}: Awaited<ReturnType<typeof logIn>>) {
  return {
    Authorization: `Bearer ${authToken}`,
    'Pricing-Token': pricingToken,
    'Content-Type': 'application/json',
  };
}

async function write(headers: Record<string, string>): Promise<Response> {
  const body = JSON.stringify({text: 'Buy milk'});
  return fetch(`${origin}/api/notes`, {method: 'POST', headers, body});
}

const get = (url: string, headers?: Record<string, string>) => fetch(origin + url, {headers});

function claimsOf(token: string | null): any {
  return JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString());
}

describe('the back end', () => {
  it('issues a pricing token after login, with the add-ons of the user', async () => {
    const claims = claimsOf((await logIn('ada')).pricingToken);
    expect(claims.sub).toBe('ada');
    expect(claims.features.notes).toEqual({eval: true, used: 0, limit: 2500});
    expect(claims.features.pdfExport.eval).toBe(true);
    // Milliseconds, unlike in other JSON Web Tokens.
    expect(claims.exp).toBeGreaterThan(Date.now());
  });

  it('rejects requests without a session', async () => {
    const response = await get('/api/notes');
    expect(response.status).toBe(401);
    expect(response.headers.get('Pricing-Token')).toBeNull();
  });

  it('rejects a feature that the plan does not include', async () => {
    const response = await get('/api/notes/pdf', headersOf(await logIn('grace')));
    expect(response.status).toBe(403);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(await response.text()).toBe(
      '{"type":"about:blank","title":"Forbidden","status":403,"detail":"Your subscription does ' +
        'not allow the feature pdfExport, or its limit is reached.","feature":"pdfExport"}',
    );
    expect((await get('/api/notes/pdf', headersOf(await logIn('ada')))).status).toBe(200);
  });

  it('rejects the note after the last one, and renews the token in the next response', async () => {
    const session = await logIn('grace');
    const headers = headersOf(session);
    while ((await store.notesOf('grace')).length < 49) {
      await store.addNote('grace', 'filler', 50);
    }
    const last = await write(headers);
    expect(last.status).toBe(201);
    expect(claimsOf(last.headers.get('Pricing-Token')).features.notes.used).toBe(49);
    headers['Pricing-Token'] = last.headers.get('Pricing-Token')!;

    const rejected = await write(headers);
    expect(rejected.status).toBe(403);
    headers['Pricing-Token'] = rejected.headers.get('Pricing-Token')!;
    expect(claimsOf(headers['Pricing-Token']).features.notes).toEqual({
      eval: false,
      used: 50,
      limit: 50,
    });
    expect((await write(headers)).headers.get('Pricing-Token')).toBeNull();
    expect(await store.notesOf('grace')).toHaveLength(50);
  });

  it('replaces tokens that are missing, forged or of another user', async () => {
    const session = await logIn('ada');
    const [header, payload] = session.pricingToken.split('.');
    const ofAlan = pricing.decide({
      plan: 'STUDIO',
      addOns: ['notePack'],
      userContext: {username: 'alan', notes: 0, aiSummaries: 0},
    }).token;
    for (const token of [undefined, 'null', 'no token', `${header}.${payload}.forged`, ofAlan]) {
      const {'Pricing-Token': _, ...headers} = headersOf(session);
      const response = await get('/api/notes', {...headers, ...(token && {'Pricing-Token': token})});
      expect(response.status).toBe(200);
      expect(claimsOf(response.headers.get('Pricing-Token')).sub).toBe('ada');
    }
    const unchanged = await get('/api/notes', headersOf(session));
    expect(unchanged.headers.get('Pricing-Token')).toBeNull();
  });

  it('replaces tokens that are expired or signed with an earlier secret', async () => {
    const session = await logIn('ada');
    const expired = Object.assign(new SampleContext('ada'), {getJwtExpiration: () => -1000});
    const rotated = Object.assign(new SampleContext('ada'), {getJwtSecret: () => 'earlier'});
    for (const context of [expired, rotated]) {
      const headers = {...headersOf(session), 'Pricing-Token': tokenOf(context)};
      const response = await get('/api/notes', headers);
      expect(response.status).toBe(200);
      expect(claimsOf(response.headers.get('Pricing-Token')).sub).toBe('ada');
    }
  });

  it('allows and exposes the header for a front end with another origin', async () => {
    const {status, headers} = await fetch(`${origin}/api/notes`, {method: 'OPTIONS'});
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Headers')).toMatch('Pricing-Token');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Pricing-Token');
  });

  it('keeps simultaneous requests apart', async () => {
    const sessions = await Promise.all([logIn('ada'), logIn('grace')]);
    const requests = Array.from({length: 20}, (_, index) => sessions[index % 2]!);
    const owners = await Promise.all(
      requests.map(async ({authToken}) => {
        const response = await get('/api/notes', {Authorization: `Bearer ${authToken}`});
        return claimsOf(response.headers.get('Pricing-Token')).sub;
      }),
    );
    expect(owners).toEqual(requests.map((_, index) => (index % 2 ? 'grace' : 'ada')));
  });

  it('continues without a token if the plan is not in the file, and keeps guarded routes closed', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await store.changePlan('grace', 'PLATINUM');
    const session = await logIn('grace');
    expect(session.pricingToken).toBeNull();
    const {authToken} = session;
    for (const [url, status] of [
      ['/api/notes', 200],
      ['/api/notes/pdf', 403],
    ] as const) {
      const response = await get(url, {Authorization: `Bearer ${authToken}`});
      expect(response.status).toBe(status);
      expect(response.headers.get('Pricing-Token')).toBeNull();
    }
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'No pricing token for',
      expect.stringMatching(/^plan PLATINUM in .*noteharbor-2\.1\.yml: TypeError: /),
    );
    await store.changePlan('grace', 'STARTER');
    expect((await logIn('grace')).pricingToken).not.toBeNull();

    expect((await get('/health')).status).toBe(503);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
    expect((await get('/health')).status).toBe(200);
  });

  it('works with Pricing4React: one reload for each change', async () => {
    const stored = new Map<string, string>();
    const reload = vi.fn();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    };
    vi.stubGlobal('localStorage', localStorage);
    vi.stubGlobal('window', {localStorage, location: {reload}});
    const {authToken, pricingToken} = await logIn('grace');
    stored.set('pricingToken', JSON.stringify(pricingToken));
    const load = () =>
      fetchWithPricingInterceptor(`${origin}/api/notes`, {
        headers: {Authorization: `Bearer ${authToken}`},
      });

    await load();
    expect(reload).not.toHaveBeenCalled();
    expect(await feature('pdfExport').eval()).toEqual({isError: false, value: false});

    await store.changePlan('grace', 'TEAM');
    await load();
    await load();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await feature('pdfExport').eval()).toEqual({isError: false, value: true});
    await store.changePlan('grace', 'STARTER');
  });
});

describe('the back end with another file or store', () => {
  beforeEach(() => {
    vi.stubEnv('PRICING_FILE', FILE);
    vi.stubEnv('PRICING_SECRET', SECRET);
    vi.resetModules();
  });

  afterEach(() => {
    vi.doUnmock('./store');
    vi.resetModules();
  });

  it('accepts one of two simultaneous requests for the last note', async () => {
    vi.doMock('./store', async (original) => {
      const store = await original<typeof import('./store')>();
      const subscriberOf = async (username: string) => {
        const subscriber = await store.subscriberOf(username);
        await new Promise((resolve) => setTimeout(resolve, 100)); // a slow query
        return subscriber;
      };
      return {...store, subscriberOf};
    });
    const {app} = await import('./app');
    const {addNote, notesOf} = await import('./store');
    const slow = app.listen(0);
    const fastOrigin = origin;
    origin = `http://localhost:${(slow.address() as AddressInfo).port}`;
    while ((await notesOf('grace')).length < 49) {
      await addNote('grace', 'filler', 50);
    }
    const headers = headersOf(await logIn('grace'));
    const statuses = (await Promise.all([write(headers), write(headers)])).map(({status}) => status);
    expect(statuses.sort()).toEqual([201, 403]);
    expect(await notesOf('grace')).toHaveLength(50);
    origin = fastOrigin;
    await new Promise((resolve) => slow.close(resolve));
  });

  it.each([
    ['is missing', {}, 'ENOENT: no such file or directory'],
    ['is empty', {'noteharbor.yml': ''}, 'does not contain valid YAML content'],
    ['is not YAML', {'noteharbor.yml': '\t- not YAML'}, 'end of the stream or a document separator is expected'],
  ])('does not start if the file %s', async (_, files, message) => {
    vi.stubEnv('PRICING_FILE', path.join(temporaryFolder(files, onTestFinished), 'noteharbor.yml'));
    await expect(import('./app')).rejects.toThrow(message);
  });

  it('does not start without a secret', async () => {
    vi.stubEnv('PRICING_SECRET', undefined);
    await expect(import('./app')).rejects.toThrow('Set PRICING_SECRET to a random string.');
  });

  it('rejects a file that is larger than the plan allows', async () => {
    const recipe = readFileSync(path.join(import.meta.dirname, '../cookbook/one-request.yml'), 'utf8');
    const small = recipe.replace('value: 20\n', 'value: 0.001\n').replace('value: 500\n', 'value: 0.002\n');
    vi.stubEnv('PRICING_FILE', path.join(temporaryFolder({'small.yml': small}, onTestFinished), 'small.yml'));
    const {decide} = await import('./pricing');
    const {readFile} = await import('./uploads');
    const uploads = express().post(
      '/:plan',
      ({params: {plan}}, {locals}, next) => {
        locals.features = decide({plan, addOns: [], userContext: {username: 'ada'}}).features;
        next();
      },
      readFile,
      ({body}, response) => void response.json(body.length),
    );
    const listening = uploads.listen(0);
    onTestFinished(() => void listening.close());
    const url = `http://localhost:${(listening.address() as AddressInfo).port}`;
    const send = async (plan: string, size: number) => {
      const response = await fetch(`${url}/${plan}`, {method: 'POST', body: Buffer.alloc(size)});
      return response.ok ? response.json() : response.status;
    };
    expect([await send('STUDIO', 1048), await send('STUDIO', 1049), await send('TEAM', 2000)]).toEqual([1048, 413, 2000]);
  });

  it('continues if an expression throws', async () => {
    const broken = readFileSync(FILE, 'utf8').replaceAll(
      "planContext['features']['pdfExport']",
      "planContext['feature']['pdfExport']",
    );
    const file = path.join(temporaryFolder({'noteharbor.yml': broken}, onTestFinished), 'noteharbor.yml');
    vi.stubEnv('PRICING_FILE', file);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const {tryToDecide, recentFailures} = await import('./pricing');
    const userContext = {username: 'ada', notes: 0, aiSummaries: 0};
    for (const addOns of [[], []]) {
      expect(tryToDecide({plan: 'STUDIO', addOns, userContext})).toBeUndefined();
    }
    expect(log).toHaveBeenCalledTimes(1);
    expect(recentFailures()[0]).toMatch(`plan STUDIO in ${file}: TypeError: `);
  });
});

describe('Pricing4TS 0.9.5', () => {
  it('mixes up users if a handler awaits between registerContext and the token', async () => {
    // region: mixed-up
    async function issueToken(username: string) {
      PricingContextManager.registerContext(new SampleContext(username));
      await Promise.resolve(); // for example a database query
      return PricingJwtUtils.getSubjectFromJwtToken(generateUserPricingToken());
    }

    const subjects = await Promise.all([issueToken('ada'), issueToken('grace')]);
    // endregion: mixed-up
    expect(subjects).toEqual(['grace', 'grace']);
  });

  it('prefers serverExpression and ignores add-ons', () => {
    PricingContextManager.registerContext(new SampleContext('grace', 'STARTER', 50));
    expect(evaluateFeature('notes')).toEqual({eval: true, used: 50, limit: 50, error: null});
    const decisions = pricing.decide({
      plan: 'STARTER',
      addOns: [],
      userContext: {username: 'grace', notes: 50, aiSummaries: 0},
    });
    expect(decisions.features.notes!.eval).toBe(false);
  });

  it('applies extensions after limits of add-ons, without a trace for the next user', () => {
    const userContext = {username: 'ada', notes: 0, aiSummaries: 0};
    const limit = (...addOns: string[]) =>
      pricing.decide({plan: 'STUDIO', addOns, userContext}).features.aiSummaries;
    expect(limit('summaryBoost', 'summaries')).toEqual({eval: true, used: 0, limit: 300});
    expect(limit()).toEqual({eval: false, used: 0, limit: 20});
    expect(() => limit('noSuchAddOn')).toThrow('The pricing has no add-on noSuchAddOn.');
  });

  it('writes whole features and expressions into the token', () => {
    const token = tokenOf(new SampleContext('ada'));
    // The context of the sample deletes `serverExpression`.
    const {token: smaller} = pricing.decide({plan: 'TEAM', addOns: [], userContext: {username: 'ada', notes: 0}});
    expect([token, smaller].map(({length}) => Math.round(length / 500) * 500)).toEqual([4_000, 3_500]);
    expect(claimsOf(token).planContext.features.notes).toHaveProperty('serverExpression');
  });

  it('runs expressions as code, and one that throws blocks the whole token', () => {
    const {notes} = retrievePricingFromPath(FILE).features;
    PricingContextManager.registerContext(new SampleContext('ada'));
    const evaluate = (serverExpression: string) => evaluateFeature({...notes!, serverExpression});
    expect(evaluate('process.pid > 0').eval).toBe(true);
    expect(() => evaluate("userContext['team'].size < 5")).toThrow(TypeError);
  });

  it('turns a feature off if a number is missing in the user context', () => {
    const userContext = {username: 'ada', aiSummaries: 0};
    const {features} = pricing.decide({plan: 'STUDIO', addOns: [], userContext});
    expect(features.notes).toEqual({eval: false, used: null, limit: 2000});
  });

  it('rewrites a file in an older syntax when it reads it', () => {
    const older = readFileSync(FILE.replace('2.1', '2.0'));
    const file = path.join(temporaryFolder({'noteharbor.yml': older}, onTestFinished), 'noteharbor.yml');
    retrievePricingFromPath(file);
    expect(readFileSync(file, 'utf8')).toContain("syntaxVersion: '2.1'");
  });

  it('checkFeature trusts the token of the request', () => {
    const ofAda = tokenOf(new SampleContext('ada', 'STUDIO'));
    PricingContextManager.registerContext(new SampleContext('grace'));
    const next = vi.fn();
    checkFeature('pdfExport')({header: () => ofAda} as never, {} as never, next);
    expect(next).toHaveBeenCalledOnce();
  });
});
