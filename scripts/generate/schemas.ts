/** The published JSON Schemas. They contain the facts of the specification pages. */
import path from 'node:path';
import {fieldHeadingId} from '@pricing4saas/pricing2yaml/schema/address';
import {CHOOSING_SCHEMA, SYNTAX_VERSIONS} from '@pricing4saas/pricing2yaml/schema/model';
import {SCHEMA_FOLDER} from '@pricing4saas/pricing2yaml/schema/published';
import {
  buildChoosingSchema,
  buildSchema,
  type SchemaUrls,
} from '@pricing4saas/pricing2yaml/schema/schema';
import {root} from '../../lib/root';
import type {Files} from '../../lib/write';
import {DEFAULT_SITE_URL} from '../../site/environment';
import {specificationId} from '../../site/pages';
import {LATEST_VERSION, docPath} from '../../site/versions';

const URLS: SchemaUrls = {
  schema: (name) => `${DEFAULT_SITE_URL}/schemas/pricing2yaml/${name}.json`,
  field: (field, version) => {
    const page = docPath(LATEST_VERSION, specificationId(version));
    return `${DEFAULT_SITE_URL}${page}#${fieldHeadingId(field)}`;
  },
};

/** A schema for each syntax version, and one that selects the version. */
export function generateSchemas(): Files {
  const folder = path.relative(root, SCHEMA_FOLDER);
  const schemas = [
    ...SYNTAX_VERSIONS.map((version) => [version, buildSchema(version, URLS)] as const),
    [CHOOSING_SCHEMA, buildChoosingSchema(URLS)] as const,
  ];
  return new Map(
    schemas.map(([name, schema]) => [`${folder}/${name}.json`, JSON.stringify(schema)]),
  );
}
