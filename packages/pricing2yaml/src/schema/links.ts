/** URLs of the schemas and of the descriptions of fields. No other file of this folder uses the site. */
import {DEFAULT_SITE_URL} from '../../../../site/environment';
import {LATEST_VERSION, docPath} from '../../../../site/versions';
import {fieldHeadingId, specificationId} from './address';

/** URL of a schema. */
export function schemaUrl(name: string): string {
  return `${DEFAULT_SITE_URL}/schemas/pricing2yaml/${name}.json`;
}

/** URL of the description of a field in a syntax version. */
export function fieldUrl(path: string, version: string): string {
  const page = docPath(LATEST_VERSION, specificationId(version));
  return `${DEFAULT_SITE_URL}${page}#${fieldHeadingId(path)}`;
}
