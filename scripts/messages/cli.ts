/**
 * Updates `checks/messages/library.json` from the sources of the libraries:
 *
 *     npx tsx scripts/messages/cli.ts pricing4ts@0.9.5=node_modules/pricing4ts/src \
 *       Pricing4Java@5.5.2=../Pricing4Java/src/main/java Pricing4React@2.2.0=../Pricing4React/src
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {LIBRARY_MESSAGES, messagesOf} from './extract';

const messages = process.argv.slice(2).flatMap((argument) => {
  const [library = '', folder = ''] = argument.split('=');
  return messagesOf(library, folder);
});
const lines = messages.map((message) => `  ${JSON.stringify(message)}`);
writeFileSync(path.join(root, LIBRARY_MESSAGES), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${LIBRARY_MESSAGES} contains ${messages.length} messages.`);
