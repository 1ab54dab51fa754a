/**
 * Renders the icons and social cards with the browser of the tests and local fonts. They are
 * committed with a hash of their HTML and of the image.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {Files} from '../../../lib/write';
import {readText, root} from '../../../lib/root';
import {CARD_FOLDER} from '../../../site/socialCards';
import type {GenerateOptions} from '../types';
import {IMAGES, toIco, type BrandImage} from './images';

const RECORD_FILE = 'scripts/generate/brand/rendered.json';
const COMMAND = 'npm run generate -- brand';

const readRecord = (): Readonly<Record<string, string>> =>
  JSON.parse(readText(RECORD_FILE)) as Record<string, string>;

const hashOf = ({html}: BrandImage, image: Buffer): string =>
  createHash('sha256').update(html).update(image).digest('hex').slice(0, 16);

function isCurrent(image: BrandImage, record: Readonly<Record<string, string>>): boolean {
  const target = path.join(root, image.file);
  return existsSync(target) && record[image.file] === hashOf(image, readFileSync(target));
}

function staleCards(): string[] {
  const folder = `static/${CARD_FOLDER}`;
  const wanted = new Set(IMAGES.map(({file}) => file));
  return readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => !wanted.has(file));
}

/** Messages about images that are missing or out of date, and about unused cards. */
export function brandProblems(): string[] {
  const record = readRecord();
  return [
    ...IMAGES.filter((image) => !isCurrent(image, record)).map(
      ({file}) => `${file} is out of date. Run "${COMMAND}" and commit the result.`,
    ),
    ...staleCards().map(
      (file) => `${file}: no page uses this card. Run "${COMMAND}" to remove it.`,
    ),
  ];
}

/** Renders the images that are out of date and removes unused cards. */
export async function generateBrand({all}: GenerateOptions): Promise<Files> {
  const before = readRecord();
  const files = new Map<string, string | Buffer | null>(staleCards().map((file) => [file, null]));
  const record: Record<string, string> = {};
  let browser: Browser | undefined;
  try {
    for (const image of IMAGES) {
      const {file, width, height, html} = image;
      if (!all && isCurrent(image, before)) {
        record[file] = before[file]!;
        continue;
      }
      // Most runs render nothing and need no browser.
      browser ??= await (await import('../../../lib/browser')).launchBrowser();
      const page = await browser.newPage({viewport: {width, height}});
      await page.setContent(html);
      const png = await page.screenshot({omitBackground: true});
      await page.close();
      const content = file.endsWith('.ico') ? toIco(png, width) : png;
      files.set(file, content);
      record[file] = hashOf(image, content);
    }
  } finally {
    await browser?.close();
  }
  return files.set(RECORD_FILE, JSON.stringify(record));
}
