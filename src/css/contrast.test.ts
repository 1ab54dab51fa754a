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
  const text = ['--site-muted', '--ifm-color-primary'];
  const code = ['--prism-color', ...TOKEN_KINDS.map((kind) => `--code-${kind}`)];
  const pages = ['--site-surface', '--site-surface-raised'];
  it.each([
    // AAA for body text, AA for the rest.
    ['body text', ['--site-ink'], pages, 7],
    ['text', [...text, '--ifm-toc-link-color', '--ifm-menu-color'], pages, 4.5],
    ['the focus', ['--site-focus'], pages, 3],
    ['completions', ['--site-ink', ...text], ['--site-card', '--site-primary-wash'], 4.5],
    ['code', code, ['--prism-background-color', '--docusaurus-highlighted-code-line-bg'], 4.5],
  ] as const)('contrast of %s', (_, names, surfaces, minimum) => {
    for (const surface of surfaces) {
      for (const name of names) {
        const found = contrast(token(name, mode), token(surface, mode));
        expect(found, `${name} on ${surface}`).toBeGreaterThanOrEqual(minimum);
      }
    }
  });
});
