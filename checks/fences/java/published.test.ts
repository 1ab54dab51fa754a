/** Looks up releases of Pricing4Java with Maven. Needs Maven and its repository. */
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {runMaven} from './jdk';
import {isPublished} from './published';

const hasMaven = await runMaven(['--version'], tmpdir()).then(
  () => true,
  () => false,
);

describe.skipIf(!hasMaven && !process.env.CI)('isPublished (Maven)', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fences-published-'));

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  afterAll(() => {
    rmSync(root, {recursive: true});
  });

  it('returns whether a release is published, and caches a negative result', async () => {
    expect(await isPublished('4.0.0', root)).toBe(true);
    expect(await isPublished('0.0.9', root)).toBe(false);
    const cache = path.join(root, 'node_modules/.cache/fences');
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/^absent-/)]);

    // A later process looks up only what is not cached. Without Maven, the result is false.
    vi.stubEnv('PATH', '');
    vi.resetModules();
    const later = await import('./published');
    expect(await later.isPublished('0.0.9', root)).toBe(false);
    expect(await later.isPublished('4.0.0', root)).toBe(false);
    expect(readdirSync(cache)).toHaveLength(1);
  }, 120_000);
});
