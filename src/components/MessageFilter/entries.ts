/** Finds the entries of the page of error messages in a browser, and hides the others. */
import {findMessages, type ErrorMessage} from '@pricing4saas/pricing2yaml/messages/model';

/** An entry with its text in lower case. */
export interface Entry extends ErrorMessage {
  readonly text: string;
}

/**
 * The entries of a line of a log, which may begin with a time, a level and a class; otherwise those that contain
 * all words of the text.
 */
export function findEntries<T extends Entry>(line: string, entries: readonly T[]): readonly T[] {
  for (const {index, 0: separator} of line.matchAll(/^\s*|[:\])-]\s+/g)) {
    const found = findMessages(line.slice(index + separator.length), entries);
    if (found.length > 0) return found;
  }
  const words = line.toLowerCase().split(/\s+/);
  return entries.filter(({text}) => words.every((word) => text.includes(word)));
}

function sectionOf(heading: Element): readonly HTMLElement[] {
  const elements = [heading];
  let next = heading.nextElementSibling;
  for (; next && !/^H[23]$/.test(next.tagName); next = next.nextElementSibling) elements.push(next);
  return elements as HTMLElement[];
}

/**
 * Shows the entries of a line, and their sections. Without text, shows all.
 *
 * @returns how many it shows
 */
export function showEntries(line: string): string {
  const show = (heading: Element, isShown: boolean) =>
    sectionOf(heading).forEach(({style}) => (style.display = isShown ? '' : 'none'));
  const entries = [...document.querySelectorAll('.markdown h3[id]')].map((heading) => {
    const section = sectionOf(heading);
    const texts = section.map(({textContent}) => textContent.replaceAll('\u200b', ''));
    const forms = section[1]?.querySelector('.language-text code')?.textContent.split('\n');
    return {
      id: heading.id,
      heading,
      forms: forms ?? [heading.querySelector('code')!.textContent.replaceAll('\u200b', '')],
      text: texts.join(' ').toLowerCase(),
    };
  });
  const found = new Set<object>(line.trim() === '' ? entries : findEntries(line, entries));
  let section: Element | undefined;
  for (const heading of document.querySelectorAll('.markdown :is(h2, h3)[id]')) {
    const entry = entries.find((each) => each.heading === heading);
    if (!entry) section = heading;

    show(heading, entry ? found.has(entry) : found.size === entries.length);
    if (entry && found.has(entry)) show(section!, true);
  }
  return found.size === entries.length ? '' : `${found.size} of ${entries.length} messages`;
}
