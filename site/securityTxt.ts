/** `security.txt` (RFC 9116): how to report a vulnerability. */
import {REPOSITORIES} from './links';

const CONTACT = `${REPOSITORIES.docs}/security/advisories/new`;
const POLICY = `${REPOSITORIES.docs}/blob/main/SECURITY.md`;

/** Path of the file below the base path. */
export const SECURITY_TXT_FILE = '.well-known/security.txt';

/**
 * Content of the file. It expires a day less than a year after the last commit, because the RFC
 * recommends less than a year. Equal commits produce equal files, and an unmaintained site's file expires.
 *
 * @param siteAddress origin and base path of the site, with a trailing slash
 * @param lastCommit date of the last commit
 */
export function securityTxt(siteAddress: string, lastCommit: Date): string {
  const expires = new Date(
    Date.UTC(
      lastCommit.getUTCFullYear() + 1,
      lastCommit.getUTCMonth(),
      lastCommit.getUTCDate() - 1,
    ),
  );
  return [
    `Contact: ${CONTACT}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, es',
    `Canonical: ${siteAddress}${SECURITY_TXT_FILE}`,
    `Policy: ${POLICY}`,
    '',
  ].join('\n');
}
