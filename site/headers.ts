/** The response headers of the site: the one source of what every host is told. */
import {INDEX_FOLDER} from './search';

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

/** Files that never change under their name. */
export interface ImmutableFiles {
  /** Folder below the base path, without slashes. */
  readonly folder: string;
  /** Regular expression for the path inside the folder. */
  readonly pattern: string;
}

/** Every file in a folder. */
export const ANY_FILE = '.*';

/** All files that never change. The build fails when one of `assets` has no hash in its name. */
export const IMMUTABLE_FILES: readonly ImmutableFiles[] = [
  {folder: 'assets', pattern: ANY_FILE},
  {folder: INDEX_FOLDER, pattern: '.+\\.[0-9a-f]{10}\\.json'},
];

/**
 * `Cache-Control` of a file.
 *
 * @param file path below the base path, with forward slashes and without one in front
 */
export function cacheControl(file: string): string {
  return IMMUTABLE_FILES.some(({folder, pattern}) =>
    new RegExp(`^${folder}/${pattern}$`).test(file),
  )
    ? IMMUTABLE
    : REVALIDATE;
}
