/** The JSON Schemas that the site publishes, and the field facts that the pages show. */
import type {Files} from '../../lib/write';
import {collectFields} from '../../pricing2yaml/fields/facts';
import {SYNTAX_VERSIONS} from '../../pricing2yaml/schema/model';
import {buildChoosingSchema, buildSchema} from '../../pricing2yaml/schema/schema';

const SCHEMA_FOLDER = 'static/schemas/pricing2yaml';

/** One schema for each syntax version, the one that chooses between them, and the field facts. */
export function generateSchemas(): Files {
  const schemas = SYNTAX_VERSIONS.map((version) => [version, buildSchema(version)] as const);
  const values: readonly (readonly [file: string, value: unknown])[] = [
    ...schemas.map(([version, schema]) => [`${SCHEMA_FOLDER}/${version}.json`, schema] as const),
    [`${SCHEMA_FOLDER}/pricing2yaml.json`, buildChoosingSchema()],
    ['pricing2yaml/fields/facts.json', collectFields(schemas)],
  ];
  return new Map(values.map(([file, value]) => [file, JSON.stringify(value)]));
}
