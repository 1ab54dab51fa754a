import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readText, root} from '../lib/root';
import {expectNone} from '../lib/testing';

it('the manifest lists existing icons with their sizes, and one is maskable', () => {
  const manifest = JSON.parse(readText('static/manifest.webmanifest')) as {
    icons: {src: string; sizes: string; type: string; purpose?: string}[];
  };
  const missing = manifest.icons.filter(({src}) => !existsSync(path.join(root, 'static', src)));
  expectNone(missing.map(({src}) => `static/manifest.webmanifest:1: There is no static/${src}.`));
  for (const {src, sizes, type} of manifest.icons) {
    const content = readFileSync(path.join(root, 'static', src));
    if (type === 'image/png') {
      // Width and height are at fixed places of a PNG file.
      expect(`${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }
  expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
});
