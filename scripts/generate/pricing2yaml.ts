/** Writes the published schemas and what the pages take from them: `npx tsx tools/schemas/build.ts`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {generatedFiles} from './generated.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const [file, text] of await generatedFiles(root)) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
  console.log(`wrote ${file}`);
}
