// @vitest-environment jsdom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {App} from '../src/App';
import {FEATURES, type FeatureName} from '../src/pricing/features';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  // Node.js 25 and later has storage of its own, which hides that of jsdom.
  const {jsdom} = globalThis as unknown as {jsdom: {window: Window}};
  vi.stubGlobal('localStorage', jsdom.window.localStorage);
});

afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Renders the page for a user with these features, and returns its buttons. */
async function render(isOn: (name: FeatureName) => boolean): Promise<(string | null)[]> {
  const features = Object.fromEntries(FEATURES.map((name) => [name, {eval: isOn(name)}]));
  // The signature is invalid, but the front end does not read it.
  const bytes = new TextEncoder().encode(JSON.stringify({sub: 'test', features}));
  const claims = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
  localStorage.setItem('pricingToken', JSON.stringify(`e30.${claims}.signature`));
  await act(async () => root.render(<App />));
  return [...document.querySelectorAll('li button')].map((button) => button.textContent);
}

it('shows the button of each feature that is on', async () => {
  expect(await render(() => true)).toEqual(FEATURES);
});

it('shows no button of a feature that is off', async () => {
  const [first] = FEATURES;
  expect(await render((name) => name !== first)).toEqual(FEATURES.slice(1));
  expect(document.body.textContent).toContain(`${first} is not in your plan`);
});

it('asks a user without a token to log in', async () => {
  await act(async () => root.render(<App />));
  expect(document.querySelector('form')).not.toBeNull();
});
