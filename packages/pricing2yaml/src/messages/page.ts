/** Reads the entries of a page that explains messages. */
/** An entry, with what its text states. */
export type PageMessage = ReturnType<typeof readEntry>;

/** The forms of a message that is longer than the heading, one in each line. */
const FORMS = /^```text\n([^]*?)\n```$/m;

function readEntry(section: string, text: string) {
  const [, heading, id] = /^### `(.*)` \{#(.*)\}$/m.exec(text) ?? [];
  if (heading === undefined || id === undefined)
    throw new Error(`An entry of #${section} does not begin with "### \`MESSAGE\` {#id}": ${text}`);

  const thrown = /^.*The exception is (`.*)\.\\?$/m.exec(text)?.[1] ?? '';
  return {
    id,
    /** Id of the section that contains the entry. */
    section,
    /** The heading, which can be shorter than the message. */
    heading,
    forms: FORMS.exec(text)?.[1]!.split('\n') ?? [heading],
    exceptions: [...thrown.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    /** Where another program creates the message, for one that no test receives. */
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
