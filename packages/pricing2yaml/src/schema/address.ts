/**
 * Id of the heading under which a page describes a field. Case is kept, because `docUrl` and `docURL`
 * are two fields.
 *
 * @param path path of the field, for example `features.<name>.type`
 * @returns for example `features-name-type`
 */
export const fieldHeadingId = (path: string): string =>
  path.replaceAll(/[<>]/g, '').replaceAll('.', '-');
