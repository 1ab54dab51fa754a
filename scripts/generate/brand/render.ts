/**
 * Writes the drawings, and renders the icons and social cards with the browser of the tests and local
 * fonts. The results are committed, with a record of what they were rendered from; a unit test says
 * when they are out of date.
 *
 * Usage: npm run brand (renders what is out of date), npm run brand -- --all
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {ensureBrowser} from '../../../lib/browser';
import {DRAWINGS} from './architecture';
import {PICTURES, RECORD_FILE, hashOf, toIco, type RenderRecord} from './pictures';
import {root} from '../../../lib/root';

const recordFile = path.join(root, RECORD_FILE);
const before: RenderRecord = existsSync(recordFile)
  ? (JSON.parse(readFileSync(recordFile, 'utf8')) as RenderRecord)
  : {};
const renderAll = process.argv.includes('--all');

for (const [file, svg] of Object.entries(DRAWINGS)) {
  writeFileSync(path.join(root, file), svg);
}

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const record: Record<string, RenderRecord[string]> = {};
for (const {file, width, height, html} of PICTURES) {
  const target = path.join(root, file);
  const known = before[file];
  if (!renderAll && known?.html === hashOf(html) && existsSync(target)) {
    record[file] = known;
    continue;
  }
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(html);
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  const content = file.endsWith('.ico') ? toIco(png, width) : png;
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
  record[file] = {html: hashOf(html), file: hashOf(content)};
  console.log(file);
}
await browser.close();
writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
