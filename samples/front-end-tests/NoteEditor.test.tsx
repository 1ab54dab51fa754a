// @vitest-environment jsdom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {NoteEditor} from '../noteharbor/frontend/src/NoteEditor';
import {storePricingToken} from './pricingToken';

// region: render
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The back end returns one note.
  vi.stubGlobal('fetch', async () => Response.json([{id: 1, text: 'First note'}]));
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});

afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Renders the component, waits for the features, and returns the text. */
async function render(): Promise<string> {
  await act(async () => root.render(<NoteEditor />));
  return document.body.textContent!;
}
// endregion: render

// region: tests
it('shows the form and the export if both features are on', async () => {
  storePricingToken({notes: {eval: true, used: 49, limit: 50}, pdfExport: {eval: true}});
  const text = await render();
  expect(document.querySelector('textarea')).not.toBeNull();
  expect(text).toContain('Export as PDF');
});

it('hides the form at the limit', async () => {
  storePricingToken({notes: {eval: false, used: 50, limit: 50}, pdfExport: {eval: true}});
  const text = await render();
  expect(document.querySelector('textarea')).toBeNull();
  expect(text).toContain('There is no room for another note in your plan.');
});

it('hides the export if the plan does not include it', async () => {
  storePricingToken({notes: {eval: true}, pdfExport: {eval: false}});
  const text = await render();
  expect(text).toContain('First note');
  expect(text).not.toContain('Export as PDF');
});

it('shows an error if the token does not contain the feature', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  storePricingToken({});
  expect(await render()).toContain('Your plan could not be checked. Please log in again.');
});
// endregion: tests
