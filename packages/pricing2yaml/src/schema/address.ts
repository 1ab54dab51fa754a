/** URLs of the fields on the specification pages. */

/**
 * Document id of the page that specifies a syntax version.
 *
 * @param version for example `2.1`
 */
export function specificationId(version: string): string {
  return `api/Pricing2Yaml/pricing2yaml-v${version.replace('.', '')}-specification`;
}

/**
 * Id of the heading under which a specification page describes a field. Case is kept, because
 * `docUrl` and `docURL` are two fields.
 *
 * @param path path of the field, for example `features.<name>.type`
 * @returns for example `features-name-type`
 */
export function fieldHeadingId(path: string): string {
  return path.replaceAll(/[<>]/g, '').replaceAll('.', '-');
}
