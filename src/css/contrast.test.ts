import {TOKEN_KINDS} from '../../markdown/codeBlocks/highlight';
import {contrast} from './contrast';
import {token} from '../../lib/siteColors';

describe('contrast', () => {
  it('follows WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
  it('rejects strings that are not colors', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('"red" is not a color');
  });
});

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  it.each(['--site-surface', '--site-surface-raised'])('text contrast on %s', (surface) => {
    const background = token(surface, mode);
    // AAA for body text, AA for the rest.
    expect(contrast(token('--site-ink', mode), background)).toBeGreaterThanOrEqual(7);
    for (const name of [
      '--site-muted',
      '--ifm-color-primary',
      '--ifm-toc-link-color',
      '--ifm-menu-color',
    ])
      expect(contrast(token(name, mode), background), name).toBeGreaterThanOrEqual(4.5);

    expect(contrast(token('--site-focus', mode), background)).toBeGreaterThanOrEqual(3);
  });
  it.each(['--site-card', '--site-primary-wash'])('contrast of completions on %s', (surface) => {
    for (const name of ['--site-ink', '--site-muted', '--ifm-color-primary'])
      expect(contrast(token(name, mode), token(surface, mode)), name).toBeGreaterThanOrEqual(4.5);
  });
  it('code contrast on plain and highlighted lines', () => {
    const background = token('--prism-background-color', mode);
    const highlighted = token('--docusaurus-highlighted-code-line-bg', mode);
    for (const name of ['--prism-color', ...TOKEN_KINDS.map((kind) => `--code-${kind}`)]) {
      const colour = token(name, mode);
      expect(contrast(colour, background), name).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, highlighted), `${name} highlighted`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
