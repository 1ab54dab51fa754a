/** `npm run generate -- routes`, until the registry of generators runs it. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {generateRoutes} from './routes';

try {
  for (const [file, text] of await generateRoutes()) {
    writeFileSync(path.join(root, file), text);
    console.log(`wrote ${file}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
