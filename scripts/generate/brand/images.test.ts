import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../lib/root';
import {pngSize} from './images';

it('the manifest lists existing icons with their sizes, and one is maskable', () => {
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'static/manifest.webmanifest'), 'utf8'),
  ) as {icons: {src: string; sizes: string; type: string; purpose?: string}[]};
  for (const {src, sizes, type} of manifest.icons) {
    const content = readFileSync(path.join(root, 'static', src));
    if (type === 'image/png') {
      const {width, height} = pngSize(content);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  }
  expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
});
