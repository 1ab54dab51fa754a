/** Reads the inline code of a built page, for its Content-Security-Policy. */
import {createHash} from 'node:crypto';
import {isText, type Element} from 'domhandler';
import type {Page} from './page';

export interface InlineCode {
  /** Hashes in the format of a policy, in the order of the page. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Messages about code that only `unsafe-inline` would allow, with a fix. */
  readonly problems: readonly string[];
}

/** Types of scripts that browsers run. Other types, such as JSON-LD, are data and need no hash. */
const RUN_TYPES =
  /^$|^module$|^importmap$|^speculationrules$|^(text|application)\/(x-)?(java|ecma)script$/i;

/** Hash of inline code in the format of a policy. */
export function hashOf(code: string): string {
  // Browsers hash the parsed text, which has only line feeds.
  const text = code.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const isScript = ({name, attribs}: Element): boolean =>
  name === 'script' && attribs.src === undefined && RUN_TYPES.test(attribs.type ?? '');

const codeOf = ({children}: Element): string =>
  children.map((node) => (isText(node) ? node.data : '')).join('');

/** Finds the inline scripts and styles of a page. */
export function readInlineCode({elements}: Pick<Page, 'elements'>): InlineCode {
  const hashes = (code: readonly Element[]) => code.map((element) => hashOf(codeOf(element)));
  return {
    scriptHashes: hashes(elements.filter(isScript)),
    styleHashes: hashes(elements.filter(({name}) => name === 'style')),
    problems: elements.flatMap(({name, attribs}) =>
      Object.entries(attribs).flatMap(([attribute, value]) => [
        ...(/^on/i.test(attribute)
          ? [`<${name}> has ${attribute}="…". Listen to the event in a script instead.`]
          : []),
        ...(/^\s*javascript:/i.test(value)
          ? [`<${name}> has a "javascript:" URL in ${attribute}. Use a button.`]
          : []),
      ]),
    ),
  };
}
