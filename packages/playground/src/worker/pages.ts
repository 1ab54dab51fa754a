/** Pages of the docs that explain problems. */
import {fieldHeadingId, specificationId} from '../../../pricing2yaml/src/schema/address';
import type {SyntaxVersion} from '../../../pricing2yaml/src/schema/model';
import {LATEST_VERSION, docPath} from '../../../../site/versions';
import type {PageLink} from '../types';

function page(label: string, id: string, anchor: string): PageLink {
  return {label, path: `${docPath(LATEST_VERSION, `api/Pricing2Yaml/${id}`).slice(1)}#${anchor}`};
}

/** Pages that do not depend on the field. */
export const PAGES = {
  yaml: page('YAML pitfalls', 'the-pricing2yaml-syntax', 'yaml'),
  escaping: page('Quote an expression in YAML', 'feature-evaluation', 'escaping'),
  versions: page('Versions of Pricing2Yaml', 'the-pricing2yaml-syntax', 'versions'),
  expressions: page('Language of an expression', 'feature-evaluation', 'languages'),
  differences: page('Parser differences', 'parser-differences', 'where-the-parsers-disagree'),
} as const;

/** The page that specifies a version. */
export function specificationPage(version: SyntaxVersion): PageLink {
  const path = docPath(LATEST_VERSION, specificationId(version)).slice(1);
  return {label: `Pricing2Yaml ${version}`, path};
}

/**
 * The section that describes a field.
 *
 * @param field path of the field, for example `features.<name>.type`
 */
export function fieldPage(field: string, version: SyntaxVersion): PageLink {
  const {path} = specificationPage(version);
  return {label: `${field} in Pricing2Yaml ${version}`, path: `${path}#${fieldHeadingId(field)}`};
}
