/** The response headers of the site: the one source of what every host is told. */
import {INDEX_FOLDER, SHARDS_FOLDER} from './search';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Features of the browser that no page uses, and none may use from within one. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Headers of every answer that are the same for every build. HSTS names this host alone: its
 * subdomains may belong to others.
 */
export const FIXED_HEADERS: Headers = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Headers of every answer.
 *
 * @param policy value of the Content-Security-Policy
 */
export function securityHeaders(policy: string): Headers {
  return {'Content-Security-Policy': policy, ...FIXED_HEADERS};
}

/** `Cache-Control` of a file whose name changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * `Cache-Control` of everything else: kept, but asked for again each time. Vercel, Netlify and
 * Cloudflare Pages send this by themselves.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Folders below the base path whose files never change: the build has a hash in each name. */
export const IMMUTABLE_FOLDERS: readonly string[] = ['assets', `${INDEX_FOLDER}/${SHARDS_FOLDER}`];

/**
 * `Cache-Control` of a file.
 *
 * @param file path below the base path, with forward slashes and without one in front
 */
export function cacheControl(file: string): string {
  return IMMUTABLE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) ? IMMUTABLE : REVALIDATE;
}
