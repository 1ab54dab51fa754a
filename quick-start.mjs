// Starts the sample NoteHarbor, as in the quick start, not this site: node quick-start.mjs [PORT]
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const repository = path.dirname(fileURLToPath(import.meta.url));
const sample = path.join(repository, 'samples', 'noteharbor');

// A sparse clone contains only the files of this folder, so that it is small.
if (!existsSync(sample)) {
  const options = {cwd: repository, stdio: 'inherit'};
  const {status} = spawnSync('git', ['sparse-checkout', 'set', 'samples/noteharbor'], options);
  if (status !== 0) process.exit(1);
}
await import('./samples/noteharbor/start.mjs');
