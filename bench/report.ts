/** What every benchmark does with its figures. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {replaceWritten} from './lib/readme';

const README = path.join(import.meta.dirname, 'README.md');

/**
 * Prints figures and writes them to bench/README.md. The process ends with exit code 1 when something
 * was missed.
 *
 * @param command the benchmark, as its npm script is called
 * @param written Markdown
 * @param missed figures over their budget and measurements that failed, one line each
 * @throws Error when the README has no place for the figures
 */
export function reportFigures(command: string, written: string, missed: readonly string[]): void {
  console.log(written);
  writeFileSync(README, replaceWritten(readFileSync(README, 'utf8'), command, written));
  missed.forEach((line) => console.error(`Missed: ${line}`));
  process.exitCode = missed.length > 0 ? 1 : 0;
}
