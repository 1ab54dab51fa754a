// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  Default,
  ErrorFallback,
  Feature,
  Loading,
  On,
  feature,
} from 'pricing4react';
import {
  openPage,
  tokenWith,
  unhandledRejectionsOf,
  type Page,
} from '../pricing4react/testing';

const SNIPPETS = readFileSync(path.join(import.meta.dirname, 'console.js'), 'utf8');

/** Runs a region of console.js as the console of a browser does, and returns what that would show. */
function paste(region: string): unknown {
  const [, code] = SNIPPETS.split(new RegExp(`// (?:end)?region: ${region}\\n`));
  return (0, eval)(code!);
}

// region: probe
function Probe({name}: {name: string}) {
  return (
    <Feature expression={feature(name)}>
      <On>On</On>
      <Default>Default</Default>
      <Loading>Loading</Loading>
      <ErrorFallback>ErrorFallback</ErrorFallback>
    </Feature>
  );
}
// endregion: probe

const ISSUED = Date.UTC(2025, 2, 1, 9) / 1000;

function tokenIn(plan: 'STARTER' | 'STUDIO'): string {
  const pdfExport = {eval: plan === 'STUDIO', used: null, limit: null};
  return tokenWith({iat: ISSUED, exp: ISSUED + 86_400, features: {pdfExport}});
}

function store(token: string): void {
  localStorage.setItem('pricingToken', JSON.stringify(token));
}

let page: Page;
let warnings: string[];
let shown: unknown[][];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'ada-is-logged-in');
  page = openPage();
  warnings = [];
  shown = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words.join(' ')));
  vi.spyOn(console, 'log').mockImplementation((...words) => void shown.push(words));
  paste('claims');
});

afterEach(() => page.close());

function respondWith(body: unknown, headers: Record<string, string> = {}) {
  const request = vi.fn(async () => new Response(JSON.stringify(body), {headers}));
  vi.stubGlobal('fetch', request);
  return request;
}

describe('the checks of "Why is my feature off?"', () => {
  it('find no mistake in a page that works', async () => {
    store(tokenIn('STUDIO'));
    await page.show(<Probe name="pdfExport" />);
    expect(page.text()).toBe('On');
    paste('stored');
    expect(shown).toEqual([[expect.stringMatching(/^"eyJ.*"$/)]]);
    expect(paste('feature')).toEqual({eval: true, used: null, limit: null});
  });

  it('1: a misspelled name', async () => {
    store(tokenIn('STUDIO'));
    await page.show(<Probe name="pdfexport" />);
    expect(page.text()).toBe('ErrorFallback');
    expect(warnings).toEqual([
      'Error evaluating feature Error evaluating Feature: pdfexport Retrieval error',
    ]);
  });

  it('2: no token', async () => {
    await page.show(<Probe name="pdfExport" />);
    expect(page.text()).toBe('ErrorFallback');
    expect(warnings).toEqual([
      'Error evaluating feature Error evaluating Feature pdfExport. No FeatureRetriever provided',
    ]);
    paste('stored');
    expect(shown).toEqual([[null]]);
  });

  it('2: a token that is not a JSON string', async () => {
    localStorage.setItem('pricingToken', tokenIn('STUDIO'));
    const rejections = await unhandledRejectionsOf(() => page.show(<Probe name="pdfExport" />));
    expect(rejections).toEqual([expect.any(SyntaxError)]);
    expect(page.text()).toBe('Loading');
    paste('stored');
    expect(shown).toEqual([[expect.stringMatching(/^eyJ/)]]);
  });

  it('3: a token without the feature, and one in which it is off', async () => {
    store(tokenWith({features: {pdfDownload: {eval: true}}}));
    expect(paste('feature')).toBeUndefined();
    store(tokenIn('STARTER'));
    await page.show(<Probe name="pdfExport" />);
    expect(page.text()).toBe('Default');
    expect(paste('feature')).toEqual({eval: false, used: null, limit: null});
  });

  it('3: a token without any features', () => {
    store(tokenWith({sub: 'ada'}));
    expect(paste('feature')).toBeUndefined();
  });

  it('4: a token that is older than the plan', async () => {
    store(tokenIn('STARTER'));
    const request = respondWith([], {'Pricing-Token': tokenIn('STUDIO')});
    expect(new Date(paste('age') as string)).toEqual(new Date(ISSUED * 1000));
    await paste('fresh');
    expect(shown).toEqual([[200, {eval: true, used: null, limit: null}]]);
    expect(request).toHaveBeenCalledWith('http://localhost:8080/api/notes', {
      headers: {Authorization: 'Bearer ada-is-logged-in'},
    });
  });

  it('4: a new token that scripts cannot read', async () => {
    respondWith([]);
    await paste('fresh');
    expect(shown).toEqual([[200, null]]);
  });

  it('5 to 7: the inputs of the back end', async () => {
    const request = respondWith({plan: 'STARTER'});
    await paste('inputs');
    expect(shown).toEqual([[{plan: 'STARTER'}]]);
    expect(request).toHaveBeenCalledWith('http://localhost:8080/api/feature-off/pdfExport', {
      headers: {Authorization: 'Bearer ada-is-logged-in'},
    });
  });
});
