// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {SampleContext, tokenOf} from '../node-back-end/testing';
import {claimsOf, isExpired, isOn, type Claims} from './claims';
import {currentClaims, pricingFetch, storeToken} from './client';
import {renderButtons} from './serverRendering';
import {keyOfPricing4Java, keyOfPricing4TS, verifiedClaims} from './verify';

/** Issued by Pricing4Java 5.5.2 for a user with STUDIO and notePack, with this secret. */
const JAVA_TOKEN = readFileSync(path.join(import.meta.dirname, 'pricing4java.jwt'), 'utf8').trim();
const JAVA_SECRET = 'bm90ZWhhcmJvci1zZWNyZXQtb2YtdGhlLWZlbmNlcw==';
const JAVA_EXPIRY = 1_795_498_076_000;

const issue = (plan: string, secret = 'a secret') =>
  tokenOf(new SampleContext('Ada Łovelace', plan, 3, secret));

function unsigned(claims: Claims): string {
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}

describe('claims', () => {
  it('reads tokens of both libraries', () => {
    for (const token of [JAVA_TOKEN, issue('STUDIO')]) {
      expect(isOn(claimsOf(token), 'pdfExport')).toBe(true);
      expect(isOn(claimsOf(token), 'sharedNotebooks')).toBe(false);
      expect(isOn(claimsOf(token), 'noSuchFeature')).toBe(false);
    }
    expect(claimsOf(issue('STUDIO')).sub).toBe('Ada Łovelace');
  });

  it('does not switch on expressions and users without a pricing', () => {
    expect(isOn({features: {notes: {eval: '1 < 2', used: null, limit: null}}}, 'notes')).toBe(
      false,
    );
    expect(isOn({}, 'notes')).toBe(false);
  });

  it('knows both units of the expiry', () => {
    const seconds = claimsOf(JAVA_TOKEN);
    expect(isExpired(seconds, JAVA_EXPIRY - 1)).toBe(false);
    expect(isExpired(seconds, JAVA_EXPIRY)).toBe(true);
    const milliseconds = claimsOf(issue('STUDIO'));
    expect(isExpired(milliseconds)).toBe(false);
    expect(isExpired(milliseconds, Date.now() + 86_400_000)).toBe(true);
    expect(isExpired({})).toBe(false);
  });
});

describe('client', () => {
  beforeEach(() => localStorage.clear());

  it('switches all features off without a usable token', () => {
    expect(currentClaims()).toEqual({});
    storeToken('no token');
    expect(currentClaims()).toEqual({});
    storeToken(unsigned({exp: 1, features: {}}));
    expect(currentClaims()).toEqual({});
  });

  it('sends the token and stores a renewed one, also of a rejected request', async () => {
    const renewed = issue('TEAM');
    const request = vi.fn(
      async (_url: string, _init: RequestInit) =>
        new Response(null, {status: 403, headers: {'Pricing-Token': renewed}}),
    );
    vi.stubGlobal('fetch', request);
    await pricingFetch('/api/notes', {headers: {Authorization: 'Bearer ada'}});
    await pricingFetch('/api/notes');
    const sent = request.mock.calls.map(([, {headers}]) => Object.fromEntries(headers as Headers));
    expect(sent).toEqual([{authorization: 'Bearer ada'}, {'pricing-token': renewed}]);
    expect(localStorage.getItem('noteharbor-pricing-token')).toBe(renewed);
  });

  it('sends no token that the back end would reject', async () => {
    const request = vi.fn(async (_url: string, _init: RequestInit) => new Response(null));
    vi.stubGlobal('fetch', request);
    for (const token of [unsigned({exp: 1, features: {}}), 'no token']) {
      storeToken(token);
      await pricingFetch('/api/notes');
      expect(new Headers(request.mock.lastCall![1].headers).has('Pricing-Token')).toBe(false);
    }
  });

  it('keeps the token if the response has none', async () => {
    storeToken('token');
    vi.stubGlobal('fetch', async () => new Response(null));
    await pricingFetch('/api/notes');
    expect(localStorage.getItem('noteharbor-pricing-token')).toBe('token');
  });

  it('toggles the elements of a page', async () => {
    document.body.innerHTML = '<button data-feature="pdfExport">Export as PDF</button>';
    const button = document.querySelector('button')!;
    await import('./page');
    expect(button.hidden).toBe(true);
    storeToken(issue('STUDIO'));
    expect(button.hidden).toBe(false);
    storeToken(null);
    expect(button.hidden).toBe(true);
  });
});

describe('verification', () => {
  it('accepts a token of Pricing4Java until its expiry', async () => {
    const key = await keyOfPricing4Java(JAVA_SECRET);
    expect((await verifiedClaims(JAVA_TOKEN, key, JAVA_EXPIRY - 1))?.sub).toBe('ada');
    expect(await verifiedClaims(JAVA_TOKEN, key, JAVA_EXPIRY)).toBeNull();
  });

  it('accepts a token of Pricing4TS until its expiry', async () => {
    const key = await keyOfPricing4TS('a secret');
    const token = issue('STUDIO');
    expect((await verifiedClaims(token, key))?.sub).toBe('Ada Łovelace');
    expect(await verifiedClaims(token, key, Date.now() + 86_400_000)).toBeNull();
  });

  it('derives different keys from the same secret', async () => {
    const java = await keyOfPricing4Java(JAVA_SECRET);
    const typeScript = await keyOfPricing4TS(JAVA_SECRET);
    expect(await verifiedClaims(JAVA_TOKEN, typeScript, JAVA_EXPIRY - 1)).toBeNull();
    expect(await verifiedClaims(issue('STUDIO', JAVA_SECRET), java)).toBeNull();
    // A text in Pricing4TS and its Base64 form in Pricing4Java are the same key.
    expect(await verifiedClaims(issue('STUDIO', atob(JAVA_SECRET)), java)).not.toBeNull();
  });

  it('rejects forged and malformed tokens', async () => {
    const key = await keyOfPricing4TS('a secret');
    const [header, , signature] = issue('STARTER').split('.');
    const [, payload] = issue('TEAM').split('.');
    const none = btoa('{"alg":"none"}');
    for (const token of [
      `${header}.${payload}.${signature}`,
      `${none}.${payload}.`,
      `${issue('TEAM')}.more`,
      issue('TEAM', 'another secret'),
      'null',
      '',
    ]) {
      expect(await verifiedClaims(token, key)).toBeNull();
    }
  });

  it('renders on a server', async () => {
    const key = await keyOfPricing4TS('a secret');
    const save = '<button>Save</button>';
    expect(await renderButtons(issue('STUDIO'), key)).toBe(`${save}<button>Export as PDF</button>`);
    expect(await renderButtons(issue('STUDIO', 'forged'), key)).toBe(save);
    expect(await renderButtons(undefined, key)).toBe(save);
  });
});
