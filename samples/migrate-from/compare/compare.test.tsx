// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {storePricingToken} from '../../front-end-tests/pricingToken';
import {openPage, type Page} from '../../pricing4react/testing';
import {Compared, switched} from './Compared';

describe('Compared', () => {
  let page: Page;
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    page = openPage();
  });
  afterEach(async () => {
    await page.close();
    localStorage.clear();
    switched.clear();
  });

  async function render(old: boolean): Promise<string> {
    const element = (
      <Compared name="pdfExport" plan="STUDIO" old={old}>
        Export
      </Compared>
    );
    await page.show(element);
    await page.show(element);
    return page.text();
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

  it('renders by the old decision if there is no usable token', async () => {
    switched.add('pdfExport');
    expect(await render(true)).toBe('Export');
    expect(console.warn).toHaveBeenCalledWith(
      '[migration] pdfExport, plan STUDIO: old true, new failed (Error: no usable pricing token), used true',
    );
  });
});
