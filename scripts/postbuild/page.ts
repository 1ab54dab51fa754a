/** Reads what a built page runs inline, and puts its Content-Security-Policy into it. */
import {createHash} from 'node:crypto';
import type {Element} from 'domhandler';
import {load} from 'cheerio';

/** The inline code of a page. */
export interface InlineCode {
  /** Hashes as a policy names them, in the order of the page. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** What no policy without `unsafe-inline` can allow, and how to fix it. */
  readonly problems: readonly string[];
}

/** Types of scripts that browsers run. Anything else, such as JSON-LD, is data and needs no hash. */
const RUN_TYPES =
  /^$|^module$|^importmap$|^speculationrules$|^(text|application)\/(x-)?(java|ecma)script$/i;

const POLICY_TAG = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Hash of inline code, as a policy names it. */
export function hashOf(code: string): string {
  // Browsers hash the parsed text, in which every line ends with a line feed.
  const text = code.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Reads everything in a page that the browser would run or apply without requesting a file. */
export function readInlineCode(html: string): InlineCode {
  // Faster than the parser of the HTML standard. A browser test opens every page under its policy.
  const document = load(html, {xml: {xmlMode: false, decodeEntities: false}});
  const scriptHashes: string[] = [];
  const styleHashes: string[] = [];
  const problems: string[] = [];
  for (const element of document('*').toArray()) {
    const {name, attribs} = element as Element;
    if (name === 'script' && attribs.src === undefined && RUN_TYPES.test(attribs.type ?? '')) {
      scriptHashes.push(hashOf(document(element).html() ?? ''));
    }
    if (name === 'style') {
      styleHashes.push(hashOf(document(element).html() ?? ''));
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
  return {scriptHashes, styleHashes, problems};
}

/** The page without a policy of an earlier run. */
export function withoutPolicy(html: string): string {
  return html.replace(POLICY_TAG, '');
}

/**
 * Puts a policy into a page, right after the tag that names its encoding, because a policy in a page
 * applies only to what follows it.
 *
 * @throws Error when the head does not begin with the encoding
 */
export function withPolicy(html: string, policy: string): string {
  const start = /^\s*<!doctype html>\s*<html[^>]*>\s*<head[^>]*>\s*<meta charset=[^>]*>/i.exec(
    html,
  );
  if (start === null) {
    throw new Error('the head does not begin with <meta charset>, after which the policy belongs.');
  }
  const end = start[0].length;
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, end) + tag + html.slice(end);
}
