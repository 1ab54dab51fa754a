import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {CARD_FOLDER} from '../../../site/socialCards';
import {DRAWINGS} from './architecture';
import {PICTURES, RECORD_FILE, hashOf, pngSize, type RenderRecord} from './pictures';
import {root} from '../../../lib/root';

const record = JSON.parse(readFileSync(path.join(root, RECORD_FILE), 'utf8')) as RenderRecord;

describe('the committed pictures', () => {
  it.each(PICTURES.map((picture) => [picture.file, picture] as const))(
    '%s is the one that its source makes (else run "npm run brand")',
    (file, {html, width, height}) => {
      const content = readFileSync(path.join(root, file));
      expect(record[file], 'what it was rendered from, and what came out').toEqual({
        html: hashOf(html),
        file: hashOf(content),
      });
      if (file.endsWith('.png')) {
        expect(pngSize(content)).toEqual({width, height});
      }
    },
  );
  it.each(Object.entries(DRAWINGS))(
    '%s is the one that its source makes (else run "npm run brand")',
    (file, svg) => expect(readFileSync(path.join(root, file), 'utf8')).toBe(svg),
  );
  it('has no card that no address shows', () => {
    const present = readdirSync(path.join(root, 'static', CARD_FOLDER));
    const needed = PICTURES.map(({file}) => path.posix.relative(`static/${CARD_FOLDER}`, file));
    expect(present.filter((file) => !needed.includes(file))).toEqual([]);
    expect(Object.keys(record).sort()).toEqual(PICTURES.map(({file}) => file).sort());
  });
});

it('the manifest names icons that exist, at their size, one of them maskable', () => {
  interface Icon {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'static/manifest.webmanifest'), 'utf8'),
  ) as {icons: readonly Icon[]};
  for (const {src, sizes, type} of manifest.icons) {
    const file = path.join(root, 'static', src);
    expect(existsSync(file), src).toBe(true);
    if (type === 'image/png') {
      const {width, height} = pngSize(readFileSync(file));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  }
  expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
});
