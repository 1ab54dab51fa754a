/**
 * Serves the last build with an installed nginx and `deploy/nginx.conf`, for the tests of the deployment.
 *
 * Usage: tsx scripts/serve/nginx.ts PORT
 */
import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText, root} from '../../lib/root';

/**
 * Replaces the lines of `deploy/nginx.conf` that differ between hosts.
 *
 * @throws Error if the file does not contain one of them
 */
function adapted(config: string, port: string): string {
  return [
    ['listen 80;', `listen ${port};`],
    ['root /var/www/pricing4saas;', `root ${path.join(root, 'build')};`],
    ['include mime.types;', 'include /etc/nginx/mime.types;'],
  ].reduce((text, [from, to]) => {
    if (!text.includes(from!)) throw new Error(`deploy/nginx.conf does not contain "${from}".`);

    return text.replace(from!, to!);
  }, config);
}

const [port] = process.argv.slice(2);
if (port === undefined) throw new Error('Usage: tsx scripts/serve/nginx.ts PORT');

const folder = path.join(root, '.cache/nginx');
mkdirSync(folder, {recursive: true});
const site = adapted(readText('deploy/nginx.conf'), port);
// As root, nginx would read the files as another user.
const user = process.getuid?.() === 0 ? 'user root;' : '';
const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${folder}/${name};`,
);
writeFileSync(
  path.join(folder, 'nginx.conf'),
  `${user} daemon off; pid ${folder}/pid; error_log stderr; events {}\n` +
    `http { access_log off; ${paths.join(' ')}\n${site} }\n`,
);
const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], {stdio: 'inherit'});
nginx.on('exit', (code) => process.exit(code ?? 1));
