/** Generates the entries of the page "Error messages" from the messages in `pricing2yaml/messages/`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import type {Files} from '../../lib/write';
import type {ErrorMessage} from '../../pricing2yaml/messages/model';
import {EXPLAINING_PAGES, MESSAGES_PAGE} from '../../pricing2yaml/messages/pages';
import {PRICING4JAVA_MESSAGES} from '../../pricing2yaml/messages/pricing4java';
import {PRICING4TS_MESSAGES} from '../../pricing2yaml/messages/pricing4ts';
import {PRICING4REACT_MESSAGES} from '../../pricing2yaml/messages/pricing4react';
import {TOKEN_MESSAGES} from '../../pricing2yaml/messages/tokens';
import {SCHEMA_MESSAGES} from '../../pricing2yaml/messages/schema';

/** The messages by the id of the section that lists them. */
const LISTS: Readonly<Record<string, readonly ErrorMessage[]>> = {
  pricing4ts: PRICING4TS_MESSAGES,
  pricing4java: PRICING4JAVA_MESSAGES,
  schema: SCHEMA_MESSAGES,
  tokens: TOKEN_MESSAGES,
  pricing4react: PRICING4REACT_MESSAGES,
};

const readDoc = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8');

/** A link whose label is the heading of the section, or the title of the page if the heading says less. */
function linkTo(page: string): string {
  const [name = '', id = ''] = page.split('#');
  const file = EXPLAINING_PAGES[name];
  const text = file === undefined ? '' : readDoc(file);
  const heading = new RegExp(`^#+ (.*) \\{#${id}\\}$`, 'm').exec(text)?.[1];
  if (!file || !heading) throw new Error(`docs/${file ?? name} has no heading with the id ${id}.`);
  const title = /^title: "?(.*?)"?$/m.exec(text)![1]!;
  const label = name === 'faq' || heading === 'Errors' ? title : heading;
  return `[${label}](${path.relative(path.dirname(MESSAGES_PAGE), file).replace(/^(?!\.)/, './')}#${id})`;
}

/** Minimum length of a heading. Longer messages are cut, because the search loads all headings. */
const MIN_HEADING = 34;

/** The beginning of a message up to a whole word, as long as necessary to differ from all others. */
function headingOf(message: string): string {
  const all = Object.values(LISTS).flatMap((list) => list.map(({forms: [form]}) => form));
  for (const {index} of message.matchAll(/(?<=[\w>)"'])[.,:;]? /g)) {
    const start = message.slice(0, index);
    const isUnique = all.every((other) => other === message || !other.startsWith(start));
    if (index >= MIN_HEADING && isUnique) return `\`${start}\` …`;
  }
  return `\`${message}\``;
}

function entry({id, exceptions, forms, cause, fix, page}: ErrorMessage): string {
  const heading = headingOf(forms[0]);
  const thrown = exceptions && `Thrown as ${exceptions.map((name) => `\`${name}\``).join(' or ')}.`;
  const text = [cause, fix, `See ${linkTo(page)}.`, thrown].filter(Boolean).join(' ');
  const list = heading.endsWith('…') || forms.length > 1 ? forms : [];
  return [
    `### ${heading} {#${id}}`,
    ...(list.length > 0 ? [list.map((form) => `- \`${form}\``).join('\n')] : []),
    text,
  ].join('\n\n');
}

/** The page, with new entries. The text around them is edited in the page itself. */
export function generateErrorMessages(): Files {
  const sections = readDoc(MESSAGES_PAGE).split(/^(?=## )/m);
  const page = sections.map((section) => {
    const list = LISTS[/^## .* \{#(.*)\}$/m.exec(section)?.[1] ?? ''];
    if (!list) return section;
    const introduction = section.replace(/^### .*/ms, '').trimEnd();
    return `${[introduction, ...list.map(entry)].join('\n\n')}\n\n`;
  });
  return new Map([[`docs/${MESSAGES_PAGE}`, page.join('')]]);
}
