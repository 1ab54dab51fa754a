import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {decide, switched} from './decide';

describe('decide', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => switched.clear());
  const answer = (old: boolean, locals: object) => {
    const result = decide('pdfExport', 'STUDIO', old, {locals} as never);
    return [result, vi.mocked(console.warn).mock.calls[0]?.[0]];
  };
  const features = {pdfExport: {eval: true}};

  it('returns the old decision until the switch, and logs a difference', () => {
    const line = '[migration] pdfExport, plan STUDIO: old false, new true, used';
    expect(answer(true, {features})).toEqual([true, undefined]);
    expect(answer(false, {features})).toEqual([false, `${line} false`]);
    vi.mocked(console.warn).mockClear();
    switched.add('pdfExport');
    expect(answer(false, {features})).toEqual([true, `${line} true`]);
  });

  it.each([
    ['no decision about pdfExport', {features: {}}],
    ['no decision about pdfExport', {}],
    ['has no expression', {features: {pdfExport: {eval: false, error: {message: 'has no expression'}}}}],
  ])('returns the old decision after the switch if the new one fails (%s)', (reason, locals) => {
    switched.add('pdfExport');
    const line = `[migration] pdfExport, plan STUDIO: old true, new failed (Error: ${reason}), used true`;
    expect(answer(true, locals)).toEqual([true, line]);
  });
});
