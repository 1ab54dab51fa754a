/** Reads what a built page runs inline, and puts its Content-Security-Policy into it. */
import {createHash} from 'node:crypto';
import type {Element} from 'domhandler';
import {load} from 'cheerio';

/** What a page contains that a policy has to know. */
export interface InlineCode {
  /** Hashes as a policy names them, in the order of the page. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** What no policy without `unsafe-inline` can allow, each with its mend. */
  readonly problems: readonly string[];
}

/** Types of scripts that browsers run; anything else, such as JSON-LD, is data and needs no hash. */
const RUN_TYPES =
  /^$|^module$|^importmap$|^speculationrules$|^(text|application)\/(x-)?(java|ecma)script$/i;

const POLICY_TAG = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Hash of inline code, as a policy names it. */
export function hashOf(code: string): string {
  // Browsers hash what the parser hands over, in which every line ends with a line feed.
  const text = code.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Everything in a page that the browser would run or apply without asking for a file. */
export function readInlineCode(html: string): InlineCode {
  // Not the slower parser of the HTML standard: a browser test on every page holds the result.
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
        problems.push(`<${name}> has a "javascript:" address in ${attribute}. Use a button.`);
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
 * Puts a policy into a page, right after the tag that names its encoding and so before anything that
 * it governs.
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

/** The inline script of a redirect page of `@docusaurus/plugin-client-redirects`. */
const REDIRECT_SCRIPT =
  /<script>\s*window\.location\.href = '([^']*)' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

/** Goes where the canonical address says, with query and fragment. */
const SHARED_REDIRECT_SCRIPT =
  '<script>location.href=document.querySelector("link[rel=canonical]").href+location.search+location.hash</script>';

/**
 * Gives redirect pages one script in common. Each has its own, with the target in it; the policy in
 * the header would grow by a hash for every redirect and soon be too long for a host.
 */
export function withSharedRedirect(html: string): string {
  const target = REDIRECT_SCRIPT.exec(html)?.[1];
  return target !== undefined && html.includes(`<link rel="canonical" href="${target}"`)
    ? html.replace(REDIRECT_SCRIPT, SHARED_REDIRECT_SCRIPT)
    : html;
}
