/** The published JSON Schemas of Pricing2Yaml. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {JsonSchema} from './model';

/** Absolute path of the folder of the schemas. */
export const SCHEMA_FOLDER = fileURLToPath(
  new URL('../../static/schemas/pricing2yaml', import.meta.url),
);

/**
 * Reads the published schema of a syntax version.
 *
 * @param name the version, such as `2.1`, or `CHOOSING_SCHEMA`
 */
export const readSchema = (name: string): JsonSchema =>
  JSON.parse(readFileSync(path.join(SCHEMA_FOLDER, `${name}.json`), 'utf8')) as JsonSchema;
