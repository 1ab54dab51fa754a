/** Reads the entries of a page that explains messages. */
import type {ErrorMessage} from './model';

/** An entry, with what its text states. */
export interface PageMessage extends ErrorMessage {
  /** Id of the section that contains the entry. */
  readonly section: string;
  /** The heading, which can be shorter than the message. */
  readonly heading: string;
  readonly exceptions: readonly string[];
  /** Where another program creates the message, for one that no test receives. */
  readonly source: string | undefined;
}

/** The forms of a message that is longer than the heading, one in each line. */
const FORMS = /^```text\n([^]*?)\n```$/m;

function readEntry(section: string, text: string): PageMessage {
  const [, heading, id] = /^### `(.*)` \{#(.*)\}$/m.exec(text) ?? [];
  if (heading === undefined || id === undefined)
    throw new Error(`An entry of #${section} does not begin with "### \`MESSAGE\` {#id}": ${text}`);

  const thrown = /^.*The exception is (`.*)\.\\?$/m.exec(text)?.[1] ?? '';
  return {
    id,
    section,
    heading,
    forms: FORMS.exec(text)?.[1]!.split('\n') ?? [heading],
    exceptions: [...thrown.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    source: /^\{\/\* source: (.*) \*\/\}$/m.exec(text)?.[1],
  };
}

/**
 * Reads the entries of the page.
 *
 * @param page text of the page
 */
export function readMessages(page: string): readonly PageMessage[] {
  return page.split(/^(?=## )/m).flatMap((part) => {
    const section = /^## .* \{#(.*)\}$/m.exec(part)?.[1];
    return section
      ? part
          .split(/^(?=### )/m)
          .slice(1)
          .map((text) => readEntry(section, text))
      : [];
  });
}
