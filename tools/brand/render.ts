/**
 * Renders the PNG pictures of the brand (icons and the social card) from the logo, with the browser
 * of the tests and local fonts. The results are committed; run it again after a change of the logo.
 *
 * Usage: npm run brand
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {ensureBrowser} from '../browser/find.js';

const root = path.resolve(import.meta.dirname, '../..');
const logo = readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8');

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

function icon(file: string, size: number): Picture {
  const style = `margin:0;width:${size}px;height:${size}px`;
  const scaled = logo.replace(/width="64" height="64"/, `width="${size}" height="${size}"`);
  return {file, width: size, height: size, html: `<body style="${style}">${scaled}</body>`};
}

const card: Picture = {
  file: 'static/img/social-card.png',
  width: 1200,
  height: 630,
  html: `<body style="margin:0;width:1200px;height:630px;background:#1b4f9c;color:#fff;font-family:'DejaVu Sans',sans-serif">
    <div style="padding:90px 90px 0;box-sizing:border-box">
      <div style="background:#fff;border-radius:24px;width:140px;height:140px;display:grid;place-items:center">${logo.replace(/width="64" height="64"/, 'width="104" height="104"')}</div>
      <div style="font-size:84px;font-weight:700;margin-top:48px">Pricing4SaaS</div>
      <div style="font-size:40px;margin-top:20px;color:#dbe7fb">A new way to manage your SaaS pricing</div>
    </div>
    <div style="position:absolute;left:0;right:0;bottom:0;height:18px;background:#e3a72f"></div>
  </body>`,
};

const pictures: readonly Picture[] = [
  icon('static/img/icon-192.png', 192),
  icon('static/img/icon-512.png', 512),
  icon('static/img/apple-touch-icon.png', 180),
  card,
];

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const {file, width, height, html} of pictures) {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(html);
  await page.screenshot({path: path.join(root, file), omitBackground: true});
  await page.close();
  console.log(file);
}
await browser.close();
