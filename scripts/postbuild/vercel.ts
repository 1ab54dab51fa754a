/** `vercel.json`, which Vercel reads from the repository before it builds anything. */
import {IMMUTABLE, IMMUTABLE_FOLDERS, type Headers} from '../../site/headers';

interface VercelHeaders {
  /** Path of a request, with regular expressions in parentheses. */
  readonly source: string;
  readonly headers: readonly {readonly key: string; readonly value: string}[];
}

/** What this project states in the file. */
export interface VercelConfiguration {
  readonly $schema: string;
  readonly framework: null;
  readonly installCommand: string;
  readonly buildCommand: string;
  readonly outputDirectory: string;
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly headers: readonly VercelHeaders[];
}

function list(headers: Headers): VercelHeaders['headers'] {
  return Object.entries(headers).map(([key, value]) => ({key, value}));
}

/**
 * Makes the configuration. What is not immutable has Vercel's own `Cache-Control`, which is the one
 * we want.
 *
 * @param security headers of every answer
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function vercelConfiguration(security: Headers, baseUrl: string): VercelConfiguration {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {source: '/(.*)', headers: list(security)},
      ...IMMUTABLE_FOLDERS.map((folder) => ({
        source: `${baseUrl}${folder}/(.*)`,
        headers: list({'Cache-Control': IMMUTABLE}),
      })),
    ],
  };
}
