/** Copies the blocks of the guide for Node.js into files, as a reader does, and runs its command for the secret. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, it} from 'vitest';
import {root} from '../../lib/root';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';

const GUIDE = 'docs/api/guides/node-back-end.md';
const SAMPLE = 'samples/node-back-end';

const fences = parseFences(GUIDE, readFileSync(path.join(root, GUIDE), 'utf8'), LATEST_LABEL);

describe('the guide for Node.js', () => {
  it.each(['pricing.ts', 'store.ts', 'app.ts', 'server.ts'])('shows all of %s in order', (file) => {
    const blocks = fences.filter(({values}) => values.get('title') === file);
    const sample = readFileSync(path.join(root, SAMPLE, file), 'utf8');
    const withoutMarks = sample.replace(/^\/\/ (end)?region: .*\n/gm, '');
    expect(`${blocks.map(({code}) => code).join('\n\n')}\n`).toBe(withoutMarks);
  });

  it('stores a secret of 64 bytes in a file that Node.js can read', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'secret-'));
    const command = fences.find(({code}) => code.includes('PRICING_SECRET='));
    execFileSync('bash', ['-c', command!.code], {cwd: folder});
    const {PRICING_SECRET = ''} = parseEnv(readFileSync(path.join(folder, '.env'), 'utf8'));
    expect(Buffer.from(PRICING_SECRET, 'base64')).toHaveLength(64);
    rmSync(folder, {recursive: true});
  });
});
