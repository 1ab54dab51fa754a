/** Writes the published schemas and what the pages take from them: `npx tsx scripts/generate/pricing2yaml.ts`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {generatedFiles} from './generated';
import {root} from '../../lib/root';

for (const [file, text] of await generatedFiles(root)) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
  console.log(`wrote ${file}`);
}
