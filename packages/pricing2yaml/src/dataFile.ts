import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** Content of a YAML or JSON file. @throws Error with the file, the place and the cause */
export function readData(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return file.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch (error) {
    throw new Error(`${path.relative('', file)}: ${(error as Error).message}`);
  }
}
