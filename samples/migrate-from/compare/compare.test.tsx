// @vitest-environment jsdom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {storePricingToken} from '../../front-end-tests/pricingToken';
import {compare} from './compare';
import {Compared, switched} from './Compared';

describe('Compared', () => {
  let page: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = '<div id="root"></div>';
    page = createRoot(document.getElementById('root')!);
  });
  afterEach(async () => {
    await act(async () => page.unmount());
    localStorage.clear();
    switched.clear();
  });

  async function render(old: boolean): Promise<string> {
    const element = (
      <Compared name="pdfExport" plan="STUDIO" old={old}>
        Export
      </Compared>
    );
    await act(async () => page.render(element));
    await act(async () => page.render(element));
    return document.body.textContent!;
  }

  // region: tests
  it('renders by the old decision, and logs a difference once', async () => {
    storePricingToken({pdfExport: {eval: true}});
    expect(await render(false)).toBe('');
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['[migration] pdfExport, plan STUDIO: old false, new true, used false'],
    ]);
  });

  it('renders by the new decision after the switch', async () => {
    switched.add('pdfExport');
    storePricingToken({pdfExport: {eval: true}});
    expect(await render(false)).toBe('Export');
  });
  // endregion: tests

  it('logs nothing if the decisions are equal', async () => {
    storePricingToken({pdfExport: {eval: true}});
    expect(await render(true)).toBe('Export');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('renders by the old decision if there is no usable token', async () => {
    switched.add('pdfExport');
    expect(await render(true)).toBe('Export');
    expect(console.warn).toHaveBeenCalledWith(
      '[migration] pdfExport, plan STUDIO: old true, new failed (Error: no usable pricing token), used true',
    );
  });
});

describe('compare', () => {
  it('uses the old decision if the new one throws, even after the switch', () => {
    const fail = () => {
      throw new Error('unknown plan');
    };
    expect(compare('notes', 'GOLD', true, fail, new Set(['notes']))).toEqual({
      result: true,
      difference: '[migration] notes, plan GOLD: old true, new failed (Error: unknown plan), used true',
    });
  });

  it('returns to the old decision when the name of the feature is removed', () => {
    const names = new Set(['notes']);
    expect(compare('notes', 'TEAM', true, () => false, names).result).toBe(false);
    names.delete('notes');
    expect(compare('notes', 'TEAM', true, () => false, names).result).toBe(true);
  });
});
