/** Renders Mermaid sources as SVG files that look the same on every machine. */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  DIAGRAM_OPTIONS,
  MEASURED_FONT,
  themeSettings,
  type DiagramMode,
} from '../../../markdown/diagrams/settings';
import {launchBrowser} from '../../../lib/browser';

/** A browser page with Mermaid. */
export interface Renderer {
  /**
   * Renders a source.
   *
   * @returns text of an SVG file
   * @throws Error with the message of Mermaid if it rejects the source
   */
  readonly render: (source: string, mode: DiagramMode) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Throws if the font is missing: text then has the same width as in the fallback font. */
async function assertFont(page: Page): Promise<void> {
  const [inSerif, inMonospace, monospace] = await page.evaluate(
    (families) => {
      const context = document.createElement('canvas').getContext('2d')!;
      return families.map((family) => {
        context.font = `40px ${family}`;
        return context.measureText('Wide iii Pricing4SaaS').width;
      });
    },
    [`"${MEASURED_FONT}", serif`, `"${MEASURED_FONT}", monospace`, 'monospace'],
  );
  const isPresent = inSerif === inMonospace && inMonospace !== monospace;
  if (!isPresent) {
    throw new Error(
      `The diagrams are measured with the font ${MEASURED_FONT}, which this machine does not have. ` +
        'Install it ("apt-get install fonts-liberation", or your system\'s package).',
    );
  }
}

/** Runs in the browser, so it cannot use this module. */
async function renderInPage({
  source,
  config,
}: {
  readonly source: string;
  readonly config: object;
}): Promise<string> {
  interface Mermaid {
    initialize(config: object): void;
    render(id: string, source: string): Promise<{svg: string}>;
  }
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize(config);
  document.body.innerHTML = (await mermaid.render('d', source)).svg;
  const svg = document.querySelector('svg')!;

  // With the measured length, text fits into its box in other fonts.
  for (const text of svg.querySelectorAll<SVGTextElement>('text')) {
    const spans = [...text.children] as SVGTSpanElement[];
    for (const line of spans.length > 0 ? spans : [text]) {
      const words = [...line.children];
      if (words.every((word) => /^(|normal)$/.test(word.getAttribute('font-weight') ?? ''))) {
        words.forEach((word) => word.replaceWith(...word.childNodes));
        line.normalize();
      }
      if (line.textContent?.trim() && line.children.length === 0) {
        line.setAttribute('textLength', String(line.getComputedTextLength()));
        line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
      }
    }
  }

  // Keeps only the CSS rules and, below, the definitions that this image uses.
  const style = svg.querySelector('style')!;
  style.textContent = [...style.sheet!.cssRules]
    .filter(
      (rule) => rule instanceof CSSStyleRule && svg.parentNode!.querySelector(rule.selectorText),
    )
    .map(({cssText}) => cssText)
    .join('\n');

  const {x, y, width, height} = svg.viewBox.baseVal;
  svg.removeAttribute('style');
  svg.setAttribute('width', String(Math.ceil(width)));
  svg.setAttribute('height', String(Math.ceil(height)));
  svg.setAttribute('viewBox', `${x} ${y} ${Math.ceil(width)} ${Math.ceil(height)}`);

  for (const part of svg.querySelectorAll('marker, filter, symbol, linearGradient')) {
    const markup = svg.outerHTML;
    if (!markup.includes(`#${part.id})`) && !markup.includes(`#${part.id}"`)) part.remove();
  }

  // Rounds numbers, and removes data attributes, which only Mermaid's scripts use.
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const attribute of [...element.attributes]) {
      if (attribute.localName.startsWith('data-') || attribute.value === '') {
        element.removeAttributeNode(attribute);
      } else if (!/^(id|class|style|href)$/.test(attribute.localName)) {
        attribute.value = attribute.value.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) =>
          String(Math.round(Number(number) * 100) / 100),
        );
      }
    }
  }
  const file = `${new XMLSerializer().serializeToString(svg)}\n`;
  document.body.replaceChildren();
  return file;
}

/**
 * Starts a browser with the installed Mermaid.
 *
 * @throws Error if there is no browser, or the font for measuring is not installed
 */
export async function createRenderer(root: string): Promise<Renderer> {
  // Without hinting, the width of characters does not depend on the machine.
  const browser = await launchBrowser('--font-render-hinting=none');
  const page = await browser.newPage({viewport: {width: 1400, height: 900}});
  await page.setContent('<!doctype html><body></body>');
  await assertFont(page).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  await page.addScriptTag({path: path.join(root, 'node_modules/mermaid/dist/mermaid.min.js')});
  return {
    render: (source, mode) =>
      page.evaluate(renderInPage, {
        source,
        config: {
          ...DIAGRAM_OPTIONS,
          startOnLoad: false,
          // Mermaid also draws straight boxes with the random library for hand-drawn ones.
          handDrawnSeed: 1,
          ...themeSettings(mode),
        },
      }),
    close: () => browser.close(),
  };
}
