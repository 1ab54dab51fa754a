/** The published JSON Schemas. They contain the facts of the specification pages. */
import type {Files} from '../../lib/write';
import {SCHEMA_FOLDER, SYNTAX_VERSIONS} from '../../packages/pricing2yaml/src/schema/model';
import {buildChoosingSchema, buildSchema} from '../../packages/pricing2yaml/src/schema/schema';

/** A schema for each syntax version, and one that selects the version. */
export function generateSchemas(): Files {
  const schemas = [
    ...SYNTAX_VERSIONS.map((version) => [version, buildSchema(version)] as const),
    ['pricing2yaml', buildChoosingSchema()] as const,
  ];
  return new Map(
    schemas.map(([name, schema]) => [`${SCHEMA_FOLDER}/${name}.json`, JSON.stringify(schema)]),
  );
}
