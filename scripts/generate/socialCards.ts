/**
 * Draws the social cards with the browser of the tests and local fonts. They are committed with what is
 * printed on each.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Files} from '../../lib/write';
import {readText, root} from '../../lib/root';
import {ROUTES} from '../../site/routeList';
import {CARD_FOLDER, CARD_SIZE, cardsOfPaths, type SocialCard} from '../../site/socialCards';

const RECORD_FILE = 'scripts/generate/socialCards.json';
const COMMAND = 'npm run generate -- social-cards';
const CARDS = cardsOfPaths(ROUTES.map((route) => route.path));

const fileOf = (card: SocialCard): string => `static/${card.file}`;
const textOf = ({title, subtitle, version}: SocialCard): string =>
  [title, subtitle, version].filter(Boolean).join('\n');

function html({title, subtitle, version}: SocialCard): string {
  const name =
    title === 'Pricing4SaaS'
      ? ''
      : '<div style="font-size:34px;font-weight:700;letter-spacing:-0.3px">Pricing4SaaS</div>';
  const badge = version
    ? `<div style="font-size:28px;color:#10151f;background:#e3a72f;border-radius:8px;padding:6px 16px">Docs ${version}</div>`
    : '';
  const size = title.length > 13 ? 92 : 104;
  return `<!doctype html><body style="margin:0;height:${CARD_SIZE.height}px;background:#1b4f9c;color:#fff;font-family:'Liberation Sans',Arial,sans-serif">
    <div style="position:absolute;right:0;top:0">${readText('scripts/generate/wall.svg')}</div>
    <div style="position:absolute;left:80px;top:72px;display:flex;align-items:center;gap:22px">
      <div style="background:#fff;border-radius:18px;padding:12px;height:64px">${readText('static/img/logo.svg')}</div>
      ${name}${badge}
    </div>
    <div style="position:absolute;left:80px;bottom:84px;width:800px">
      <div style="width:72px;height:8px;border-radius:4px;background:#e3a72f"></div>
      <div style="font-size:${size}px;line-height:1.05;font-weight:700;letter-spacing:-2.5px;margin-top:34px">${title}</div>
      <div style="font-size:38px;line-height:1.3;margin-top:22px;color:#dbe7fb;max-width:640px">${subtitle}</div>
    </div>`;
}

/** Cards whose text has changed, and `null` for files that no page uses. */
function changedCards(isAll = false): Map<string, SocialCard | null> {
  const drawn = JSON.parse(readText(RECORD_FILE)) as Readonly<Record<string, string>>;
  const isCurrent = (card: SocialCard) =>
    drawn[card.file] === textOf(card) && existsSync(path.join(root, fileOf(card)));
  const wanted = new Set(CARDS.map(fileOf));
  const folder = `static/${CARD_FOLDER}`;
  const files = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  return new Map([
    ...files.flatMap((file) => (wanted.has(file) ? [] : [[file, null] as const])),
    ...CARDS.flatMap((card) => (isCurrent(card) && !isAll ? [] : [[fileOf(card), card] as const])),
  ]);
}

/** Messages about cards that are missing or out of date, and about unused ones. */
export const socialCardProblems = (): string[] =>
  Array.from(changedCards(), ([file, card]) =>
    card
      ? `${file} is out of date. Run "${COMMAND}" and commit the result.`
      : `${file}: no page uses this card. Run "${COMMAND}" to remove it.`,
  );

/** Draws the cards that are out of date and removes unused ones. */
export async function generateSocialCards({all}: {readonly all: boolean}): Promise<Files> {
  const changed = changedCards(all);
  const files = new Map<string, string | Buffer | null>();
  // Most runs draw nothing and need no browser.
  const browser =
    changed.size > 0 ? await (await import('../../lib/browser')).launchBrowser() : undefined;
  const page = await browser?.newPage({viewport: CARD_SIZE});
  for (const [file, card] of changed) {
    await page!.setContent(card ? html(card) : '');
    files.set(file, card && (await page!.screenshot()));
  }
  await browser?.close();
  const record = Object.fromEntries(CARDS.map((card) => [card.file, textOf(card)]));
  return files.set(RECORD_FILE, JSON.stringify(record));
}
