// @ts-check
/** Checks links between files of the repository. The build checks anchors and routes. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {unescape} from 'node:querystring';
import {didYouMean} from '../../../lib/nearest.mjs';
import {proseRule, root} from '../prose.mjs';

/** Web and mail addresses, routes of the site, anchors of the same page, and empty links. A drive is not a scheme. */
const NOT_A_FILE = /^(?:(?:https?|mailto|pathname):|[/#?]|$)/i;

/** Files of the main branch on GitHub. */
const OWN = /^https:\/\/github\.com\/isa-group\/Pricing4SaaS-docs\/(?:blob|edit|raw|tree)\/main\//;

export default proseRule('file-links', 'Links to files have existing targets', ({file, labels}) =>
  labels.map(({line, url: given}) => {
    const url = given.replace(OWN, '@site/');
    const target = url.replace(/[?#].*$/s, '');
    const folder = target.startsWith('@site/') ? '' : path.dirname(file);
    const fullPath = path.join(root, folder, unescape(target.replace(/^@site\//, '')));
    const {dir, base} = path.parse(fullPath);
    const guess = existsSync(dir) ? didYouMean(base, readdirSync(dir)) : '';
    const fix = /^www\.|^[\w-]+\.(?:com|dev|es|io|net|org)\b/i.test(target)
      ? `Write https://${target}, because it is a web address.`
      : /^[\w.+-]+@[\w-]+\.[\w.]+$/.test(target)
        ? `Write mailto:${target}.`
        : 'If the file was renamed, write its new name.';
    const shown = given === url ? target : target.replace('@site/', '');
    const message = `There is no file ${shown}.${guess} ${fix}`;
    return {line, text: target, message: !NOT_A_FILE.test(url) && !existsSync(fullPath) && message};
  }),
);
