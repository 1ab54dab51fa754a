/** The icons and social cards as HTML. Needs no browser. */
import {createHash} from 'node:crypto';
import {ROUTES} from '../../../site/routeList';
import {CARD_SIZE, cardsOfPaths, type SocialCard} from '../../../site/socialCards';
import {readText} from '../../../lib/root';

export interface BrandImage {
  /** PNG or ICO, relative to the repository. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

const BLUE = '#1b4f9c';
const OCHRE = '#e3a72f';
const LOGO = readText('static/img/logo.svg');

const logo = (size: number): string =>
  LOGO.replace('width="64" height="64"', `width="${size}" height="${size}"`);

const page = ({width, height}: {width: number; height: number}, style: string, body: string) =>
  `<!doctype html><body style="margin:0;width:${width}px;height:${height}px;${style}">${body}</body>`;

function icon(file: string, size: number, style = '', inner = size): BrandImage {
  const square = {width: size, height: size};
  return {file, ...square, html: page(square, style, logo(inner))};
}

/** Systems crop maskable icons to their own shape, so the logo is in the middle 80 percent. */
function maskableIcon(file: string, size: number): BrandImage {
  const style = 'background:#fff;display:grid;place-items:center';
  return icon(file, size, style, Math.round(size * 0.62));
}

/** Edge of a tile in pixels. Six tiles are as high as a card. */
const TILE = 105;
const COLUMNS = 4;
const ROWS = 6;

/** Points of an eight-pointed star in the middle of a tile. */
function star(radius: number): string {
  const points = Array.from({length: 16}, (_, index) => {
    const angle = (index * Math.PI) / 8;
    // The star consists of two squares. Its inner corners are where their edges cross.
    const length = index % 2 === 0 ? radius : (radius * Math.SQRT1_2) / Math.cos(Math.PI / 8);
    const coordinate = (part: number) => (TILE / 2 + length * part).toFixed(2);
    return `${coordinate(Math.cos(angle))},${coordinate(Math.sin(angle))}`;
  });
  return points.join(' ');
}

/** A tile with a star, and with quarter circles in its corners that continue in adjacent tiles. */
function tile(column: number, row: number, isLit: boolean): string {
  const corners = [
    [0, 0],
    [TILE, 0],
    [0, TILE],
    [TILE, TILE],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="24" fill="#2a60b0"/>`);
  // Tiles fade towards the left, so that the title stays readable.
  const opacity = ((column + 1) / COLUMNS) ** 1.4;
  const heart = (fill: string, middle: string) =>
    `<polygon points="${star(25)}" fill="${fill}"/><circle cx="${TILE / 2}" cy="${TILE / 2}" r="7" fill="${middle}"/>`;
  return `<svg x="${column * TILE}" y="${row * TILE}" width="${TILE}" height="${TILE}"><g opacity="${opacity.toFixed(2)}">
    <rect width="${TILE}" height="${TILE}" fill="#1a4a93"/>${corners.join('')}
    <polygon points="${star(46)}" fill="#133a78" stroke="#5f8fd6" stroke-width="1.5"/>
    ${heart('#2a60b0', '#9dc0f3')}
    <rect width="${TILE}" height="${TILE}" fill="none" stroke="#17458b" stroke-width="2"/>
  </g>${isLit ? heart(OCHRE, BLUE) : ''}</svg>`;
}

/** The background tiles. The section selects the lit ones, so that cards differ. */
function wall(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  const tiles = Array.from({length: COLUMNS * ROWS}, (_, index) => {
    const column = index % COLUMNS;
    return tile(column, Math.floor(index / COLUMNS), column > 1 && bytes[index]! < 80);
  });
  return `<svg style="position:absolute;right:0;top:0" width="${COLUMNS * TILE}" height="${ROWS * TILE}">${tiles.join('')}</svg>`;
}

function card({file, title, subtitle, version}: SocialCard): BrandImage {
  const name =
    title === 'Pricing4SaaS'
      ? ''
      : '<div style="font-size:34px;font-weight:700;letter-spacing:-0.3px">Pricing4SaaS</div>';
  const badge = version
    ? `<div style="font-size:28px;color:#10151f;background:${OCHRE};border-radius:8px;padding:6px 16px">Docs ${version}</div>`
    : '';
  const size = title.length > 13 ? 92 : 104;
  return {
    file: `static/${file}`,
    ...CARD_SIZE,
    html: page(
      CARD_SIZE,
      `position:relative;background:${BLUE};color:#fff;font-family:'Liberation Sans',Arial,sans-serif`,
      `${wall(title)}
      <div style="position:absolute;left:80px;top:72px;display:flex;align-items:center;gap:22px">
        <div style="background:#fff;border-radius:18px;width:88px;height:88px;display:grid;place-items:center">${logo(64)}</div>
        ${name}${badge}
      </div>
      <div style="position:absolute;left:80px;bottom:84px;width:800px">
        <div style="width:72px;height:8px;border-radius:4px;background:${OCHRE}"></div>
        <div style="font-size:${size}px;line-height:1.05;font-weight:700;letter-spacing:-2.5px;margin-top:34px">${title}</div>
        <div style="font-size:38px;line-height:1.3;margin-top:22px;color:#dbe7fb;max-width:640px">${subtitle}</div>
      </div>`,
    ),
  };
}

export const IMAGES: readonly BrandImage[] = [
  icon('static/favicon.ico', 48),
  icon('static/img/icon-192.png', 192),
  icon('static/img/icon-512.png', 512),
  maskableIcon('static/img/icon-maskable-512.png', 512),
  maskableIcon('static/img/apple-touch-icon.png', 180),
  ...cardsOfPaths(ROUTES.map((route) => route.path)).map(card),
];

/**
 * Packs a PNG into an ICO file, for programs that always request `/favicon.ico`.
 *
 * @param png square image of at most 255 x 255 pixels
 */
export function toIco(png: Buffer, size: number): Buffer {
  // An icon with one image, its size, its color planes, the bits of a pixel, its length and its offset.
  const header = Buffer.from(Uint16Array.of(0, 1, 1, size * 257, 0, 1, 32, 0, 0, 22, 0).buffer);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
