/** The tree of a built page, and edits of its text. */
import type {CheerioAPI} from 'cheerio/slim';
import type {Element} from 'domhandler';
import {parsePage} from '@pricing4saas/search/indexing/extract';

export interface Page {
  readonly tree: CheerioAPI;
  readonly elements: readonly Element[];
  /** Whether the site has no such page, but an old address leads to another. */
  readonly isRedirect: boolean;
}

export interface Edit {
  /** Offset of the first character that the text replaces. */
  readonly start: number;
  /** Offset after the last one; equal to `start` to insert the text. */
  readonly end: number;
  readonly text: string;
}

export function readPage(html: string): Page {
  const tree = parsePage(html);
  const elements = tree('*').toArray() as Element[];
  const isRedirect = elements.some(({attribs}) => attribs['http-equiv'] === 'refresh');
  return {tree, elements, isRedirect};
}

/** The edit that inserts text at an offset. */
export const insertion = (at: number, text: string): Edit => ({start: at, end: at, text});

/** Inserts text at the end of the head. @throws Error if the page has none */
export function atEndOfHead(html: string, text: string): Edit {
  // An attribute, such as a description, can contain "</head>".
  const beforeBody = html.search(/<\/head>\s*<body[\s>]/);
  // Pages of redirects have no body.
  const end = beforeBody === -1 ? html.lastIndexOf('</head>') : beforeBody;
  if (end === -1) throw new Error('no </head> was found, before which tags belong.');

  return insertion(end, text);
}

/** The text after the edits. Those at one offset keep their order. */
export function edited(html: string, edits: readonly Edit[]): string {
  let position = 0;
  const parts = edits
    .toSorted((one, other) => one.start - other.start)
    .map(({start, end, text}) => {
      const before = html.slice(position, start);
      position = end;
      return before + text;
    });
  return parts.join('') + html.slice(position);
}
