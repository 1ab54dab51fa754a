/** The published JSON Schemas of Pricing2Yaml. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readData} from '../dataFile';
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
  readData(path.join(SCHEMA_FOLDER, `${name}.json`)) as JsonSchema;
