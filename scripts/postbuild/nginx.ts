/** A server block for nginx. */
import {IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type Headers} from '../../site/headers';
import {HEADERS_FILE} from './headersFile';

/**
 * Text of the file.
 *
 * The headers stand in the server block alone: a location with an `add_header` of its own would lose
 * them. `Cache-Control` follows from `$uri`, which is the not-found page where a file is missing.
 *
 * @param security headers of every answer
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function nginxConfiguration(security: Headers, baseUrl: string): string {
  const immutable = IMMUTABLE_FOLDERS.map(
    (folder) => `    "~^${baseUrl}${folder}/" "${IMMUTABLE}";`,
  );
  const headers = Object.entries(security).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  const home =
    baseUrl === '/'
      ? ''
      : `
    location = ${baseUrl.slice(0, -1)} {
        return 301 ${baseUrl};
    }
`;
  return `# Made by "npm run headers". Include it in the http block of nginx; README.md says how.
map $uri $pricing4saas_cache_control {
    default "${REVALIDATE}";
${immutable.join('\n')}
}

server {
    # Change these lines to your host; certificates belong here, too.
    listen 80;
    server_name localhost;
    # The content of build/ goes to /var/www/pricing4saas${baseUrl}
    root /var/www/pricing4saas;

    absolute_redirect off;
    charset utf-8;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json
        application/manifest+json application/xml text/plain text/xml text/xsl image/svg+xml;
    include mime.types;
    types {
        application/manifest+json webmanifest;
        text/xsl xsl;
    }

${headers.join('\n')}
    add_header Cache-Control $pricing4saas_cache_control always;

    error_page 404 ${baseUrl}404.html;

    location = ${baseUrl}${HEADERS_FILE} {
        return 404;
    }

    location ${baseUrl} {
        rewrite ^(${baseUrl}.+)/$ $1 permanent;
        try_files $uri $uri/index.html =404;
    }
${home}}
`;
}
