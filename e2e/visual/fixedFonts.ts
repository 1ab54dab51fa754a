/**
 * Replaces the fonts of the system with fonts of the project, so that screenshots are the same on
 * every machine.
 */
import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';

const FONTS = [
  {family: 'Fixed Sans', weight: 400, font: 'inter'},
  {family: 'Fixed Sans', weight: 600, font: 'inter'},
  {family: 'Fixed Sans', weight: 700, font: 'inter'},
  {family: 'Fixed Mono', weight: 400, font: 'jetbrains-mono'},
] as const;

const FONT_FOLDER = '/fixed-fonts/';

const STYLES = `
${FONTS.map(({family, weight, font}) => {
  const url = `${FONT_FOLDER}${font}/files/${font}-latin-${weight}-normal.woff2`;
  return `@font-face {font-family: '${family}'; font-weight: ${weight}; src: url('${url}')}`;
}).join('\n')}
/* The sample application. */
body {
  font-family: 'Fixed Sans', sans-serif;
}
html:root {
  --ifm-font-family-base: 'Fixed Sans', sans-serif;
  --ifm-font-family-monospace: 'Fixed Mono', monospace;
}
/* The date of the last change depends on the checkout. */
.theme-last-updated { visibility: hidden; }
/* Each new page changes long sidebars, and the last results of a search. */
.menu__list .menu__list > li:nth-child(n + 4),
.DocSearch-Hits:nth-child(n + 4),
.DocSearch-HitsFooter { display: none; }
`;

/** Adds the fixed fonts to a page. Call it before you open the page. */
export async function useFixedFonts(page: Page): Promise<void> {
  await page.addInitScript((styles) => {
    const add = () => {
      const element = document.createElement('style');
      element.textContent = styles;
      document.head.append(element);
    };
    // The scripts of the page run after this event.
    document.addEventListener('readystatechange', add, {once: true});
  }, STYLES);
  await page.route(`**${FONT_FOLDER}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(FONT_FOLDER.length);
    await route.fulfill({
      contentType: 'font/woff2',
      body: await readFile(`node_modules/@fontsource/${file}`),
    });
  });
}
