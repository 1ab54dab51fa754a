import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../lib/root';
import {generatedFiles} from './generated';

it('committed files are what "npm run schemas" writes', async () => {
  for (const [file, text] of await generatedFiles(root)) {
    expect(readFileSync(path.join(root, file), 'utf8') === text, `${file} is up to date`).toBe(
      true,
    );
  }
});
