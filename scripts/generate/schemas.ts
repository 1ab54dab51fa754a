/** The JSON Schemas that the site publishes. They contain the facts that the specification pages show. */
import type {Files} from '../../lib/write';
import {SCHEMA_FOLDER, SYNTAX_VERSIONS} from '../../pricing2yaml/schema/model';
import {buildChoosingSchema, buildSchema} from '../../pricing2yaml/schema/schema';

/** One schema for each syntax version, and one that chooses between them. */
export function generateSchemas(): Files {
  const schemas = [
    ...SYNTAX_VERSIONS.map((version) => [version, buildSchema(version)] as const),
    ['pricing2yaml', buildChoosingSchema()] as const,
  ];
  return new Map(
    schemas.map(([name, schema]) => [`${SCHEMA_FOLDER}/${name}.json`, JSON.stringify(schema)]),
  );
}
