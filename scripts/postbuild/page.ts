/** Reads the inline code of a built page, and inserts the search and its Content-Security-Policy. */
import {createHash} from 'node:crypto';
import type {Element} from 'domhandler';
import {load} from 'cheerio/slim';
import {insertAfterEncoding} from '../../plugins/upstream/html';

/** The inline code and the links of a page. */
export interface InlineCode {
  /** Hashes in the format of a policy, in the order of the page. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The values of `href` of its links. */
  readonly links: readonly string[];
  /** Messages about code that only `unsafe-inline` would allow, with a fix. */
  readonly problems: readonly string[];
}

/** Types of scripts that browsers run. Other types, such as JSON-LD, are data and need no hash. */
const RUN_TYPES =
  /^$|^module$|^importmap$|^speculationrules$|^(text|application)\/(x-)?(java|ecma)script$/i;

const POLICY_TAG = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Hash of inline code in the format of a policy. */
export function hashOf(code: string): string {
  // Browsers hash the parsed text, which has only line feeds.
  const text = code.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Finds the inline scripts and styles, and the links of a page. */
export function readInlineCode(html: string): InlineCode {
  // Not the HTML parser, which is slower. A browser test opens every page under its policy.
  const document = load(html, {xml: {xmlMode: false, decodeEntities: false}});
  const scriptHashes: string[] = [];
  const styleHashes: string[] = [];
  const links: string[] = [];
  const problems: string[] = [];
  for (const element of document('*').toArray()) {
    const {name, attribs} = element as Element;
    if (name === 'script' && attribs.src === undefined && RUN_TYPES.test(attribs.type ?? '')) {
      scriptHashes.push(hashOf(document(element).html() ?? ''));
    }
    if (name === 'style') {
      styleHashes.push(hashOf(document(element).html() ?? ''));
    }
    if (name === 'a' && attribs.href !== undefined) {
      links.push(attribs.href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
    }
    for (const attribute of Object.keys(attribs)) {
      if (/^on/i.test(attribute)) {
        problems.push(`<${name}> has ${attribute}="…". Listen to the event in a script instead.`);
      }
      if (/^\s*javascript:/i.test(attribs[attribute]!)) {
        problems.push(`<${name}> has a "javascript:" URL in ${attribute}. Use a button.`);
      }
    }
  }
  return {scriptHashes, styleHashes, links, problems};
}

/** Adds the template of the search (see `packages/search`), unless an earlier run has. */
export function withSearch(html: string, template: string): string {
  return html.includes(template) ? html : html.replace('</body>', () => `${template}</body>`);
}

/** The page without a policy of an earlier run. */
export function withoutPolicy(html: string): string {
  return html.replace(POLICY_TAG, '');
}

/**
 * Inserts a policy after the encoding of a page, because it only applies to the elements after it.
 *
 * @throws Error if the head does not begin with the encoding
 */
export function withPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return insertAfterEncoding(html, tag);
}
