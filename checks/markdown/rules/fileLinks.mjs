// @ts-check
/** Checks links between files of the repository. The build checks anchors and routes. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {proseRule, root} from '../prose.mjs';

/** URLs with a scheme, routes of the site, anchors of the same page, and empty links. */
const NOT_A_FILE = /^(?:[a-z][a-z+.-]*:|[/#?]|$)/i;

/** Decodes escapes such as %20; a percent sign that is not part of one stays. */
const decode = (/** @type {string} */ text) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => decodeURIComponent(escapes));

export default proseRule('file-links', 'Links to files have existing targets', ({file, labels}) =>
  labels.map(({line, url}) => {
    const target = url.replace(/[?#].*$/s, '');
    const folder = target.startsWith('@site/') ? '' : path.dirname(file);
    const fullPath = path.join(root, folder, decode(target.replace(/^@site\//, '')));
    const message = `There is no file ${target}. If the file was renamed, write its new name.`;
    return {line, text: target, message: !NOT_A_FILE.test(url) && !existsSync(fullPath) && message};
  }),
);
