/** How to recognize the messages of the libraries. */

/** An entry of a page that explains messages. */
export interface ErrorMessage {
  readonly id: string;
  /** The forms of the message. Placeholders such as `<name>` stand for any text. */
  readonly forms: readonly string[];
}

const PLACEHOLDER = /<[a-zA-Z]*>/;

/** Texts before a message that name its place or class. */
const PREFIXES: readonly RegExp[] = [
  /^(?:Uncaught (?:\(in promise\) )?|Caused by: )/,
  // [VersionException] or io.github.isagroup.exceptions.VersionException:
  /^(?:\[\w+\] |(?:[\w.]+\.)?\w*(?:Exception|Error): )/,
  /^Error evaluating feature (?=Error )/,
  /^Error parsing (?:feature|usage limit|plan|addon) .+?\. Error: /s,
  /^Error while parsing the (?:feature|usage limit) .+? of the (?:plan|add-on) .+?\. Error: /s,
  /^Error validating tag: /,
  /^An error occurred while updating from version .+? Error details: /s,
  /^An error has occurred while parsing the (?:feature|usage limit|plan|add-on) .+?\. Error: /s,
];

/** The part of a message that describes the problem, without its place. */
export function causeOf(message: string): string {
  const prefix = PREFIXES.find((pattern) => pattern.test(message));
  return prefix ? causeOf(message.replace(prefix, '')) : message.trim();
}

const patterns = new Map<string, RegExp>();

function patternOf(form: string): RegExp {
  const known = patterns.get(form);
  if (known) return known;
  const parts = causeOf(form)
    .replace(/\.$/, '')
    .split(PLACEHOLDER)
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(' ', ' +'));
  // Messages can end with an empty value.
  const body = parts.join('.*?').replace(/ \+\.\*\?$/, ' *.*?');
  // The lines after the first are an excerpt of the file or a stack trace.
  const pattern = new RegExp(String.raw`^${body}\.?(?:\n.*)?$`, 'is');
  patterns.set(form, pattern);
  return pattern;
}

/**
 * Finds the entries of a message.
 *
 * @param message as the library reports it, with the names and numbers of a file
 * @param messages to choose from
 */
export function findMessages<T extends ErrorMessage>(message: string, messages: readonly T[]): T[] {
  const cause = causeOf(message);
  return messages.filter(({forms}) => forms.some((form) => patternOf(form).test(cause)));
}
