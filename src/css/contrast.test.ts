import axe from 'axe-core';
import {TOKEN_KINDS} from '../../markdown/codeBlocks/highlight';
import {token} from '../../lib/siteColors';

/** The part of axe-core that computes contrast as WCAG 2 defines it. Its types lack it. */
interface Colors {
  readonly Color: new () => {parseString(css: string): void};
  getContrast(one: object, other: object): number;
}
const {Color, getContrast} = (axe as unknown as {commons: {color: Colors}}).commons.color;

function contrast(...colors: readonly [string, string]): number {
  const [one, other] = colors.map((css) => {
    const color = new Color();
    color.parseString(css);
    return color;
  });
  return getContrast(one!, other!);
}

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
