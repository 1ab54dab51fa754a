import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HINT_KINDS} from '@pricing4saas/playground/types';
import {expect, it} from 'vitest';
import {root} from '../lib/root';
import {playground} from './playground';

it('the page of the hints explains each kind', () => {
  const [, page] = playground.pages.hints.split('/api/');
  const text = readFileSync(path.join(root, `docs/api/${page}.md`), 'utf8');
  const ids = [...text.matchAll(/\{#hint-([a-z-]+)\}$/gm)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual(HINT_KINDS.toSorted());
});
