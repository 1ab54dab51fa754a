/** Lists the messages that a library can throw, print, log or return, from its sources. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export const LIBRARY_MESSAGES = 'checks/messages/library.json';

export interface LibraryMessage {
  readonly library: string;
  readonly file: string;
  /** The text, with `<>` for each part that is not constant. */
  readonly message: string;
}

/** Comments, text blocks, strings, regular expressions, words and other characters. */
const TOKEN =
  /\/\/.*|\/\*[^]*?\*\/|"""[^]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|\$\{[^`]*?\}|[^`\\])*`|(?<=[=(,:[!&|?]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n])+\/\w*|[\w$.]+|\s+|./g;

/** Functions and classes that receive a message: exceptions, the console, loggers, responses, MiniZinc. */
const SINK =
  /^(?:console\.\w+|(?:logger|log)\.\w+|(?:System\.(?:out|err))?\.print\w*|super|(?:Promise\.)?reject|[\w.]*(?:Exception|Error)|\w*errors?\.(?:push|add)|_?error\w*|\.send|assert)$/i;

/** Properties and variables with a message. */
const HOLDER = /^(?:error|message|errorMessage)$/;

const isText = (token: string) => /^["'`]/.test(token);

/** The content of a literal, with `<>` for what it inserts. */
function contentOf(literal: string): string {
  const quotes = literal.startsWith('"""') ? 3 : 1;
  return literal
    .slice(quotes, -quotes)
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '<>')
    .replace(/\\[nt]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/%[\d.]*[sd]|\{\}/g, '<>');
}

/** What follows an opening bracket. */
interface Group {
  /** The text of each argument, with `<>` for what is not constant. */
  readonly texts: readonly string[];
  /** Index of the closing bracket, or of the end of a value. */
  readonly end: number;
}

/**
 * Reads arguments up to the closing bracket. Only `concat` and `String.format` are evaluated.
 *
 * @param isValue whether the tokens are the value of a variable or property, which ends at a comma
 */
function readGroup(tokens: readonly string[], start: number, isValue = false): Group {
  const texts = [''];
  const add = (text: string) => (texts[texts.length - 1] += text);
  let at = start;
  for (; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (/^[)\]}]$/.test(token) || (isValue && /^[,;]$/.test(token))) break;
    if (token === ',') {
      texts.push('');
    } else if (isText(token)) {
      add(contentOf(token));
    } else if (/^[([{]$/.test(token)) {
      const name = tokens[at - 1]!;
      const inner = readGroup(tokens, at + 1);
      if (name === 'String.format') add(inner.texts[0]!);
      else if (name === '.concat') add(inner.texts.join(''));
      else if (token === '(' && !/\w$/.test(name)) add(inner.texts.join(''));
      else add('<>');
      at = inner.end;
    } else if (/^[\w$]/.test(token) && token !== 'String.format') {
      add('<>');
    }
  }
  return {texts, end: at};
}

/** The text of a message: of the first argument, of all of `console`, or of the last of `assert`. */
function messageOf(sink: string, texts: readonly string[]): string {
  const used = sink.startsWith('console')
    ? texts
    : sink === 'assert'
      ? texts.slice(-1)
      : [texts[0]!];
  return used
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?:<> ?)*<>/g, '<>')
    .trim();
}

/** The messages of a source file in Java, TypeScript, JavaScript or MiniZinc. */
export function extractMessages(code: string): readonly string[] {
  const tokens = code.match(TOKEN)!.filter((token) => !/^(?:\s|\/\/|\/\*)/.test(token));
  const messages = tokens.flatMap((token, at) => {
    const [next, value] = tokens.slice(at + 1, at + 3);
    if (SINK.test(token) && next === '(') return messageOf(token, readGroup(tokens, at + 2).texts);
    // Text that is added to the message of another library.
    if (token.startsWith('`${errorMessage}'))
      return messageOf(token, readGroup(tokens, at, true).texts);
    const isValue = HOLDER.test(token) && /^[:=,+]$/.test(next ?? '') && value !== '{';
    return isValue ? messageOf(token, readGroup(tokens, at + 2, true).texts) : [];
  });
  const isMessage = (text: string) =>
    /[a-z]{2,} +\S|^\S*[a-z]{4,}\S*$/i.test(text.replaceAll('<>', ''));
  return [...new Set(messages.filter(isMessage))];
}

/** The messages of all sources below a folder. */
export const messagesOf = (library: string, folder: string): readonly LibraryMessage[] =>
  (readdirSync(folder, {recursive: true}) as string[])
    .filter((file) => /\.(?:java|[jt]sx?|mzn)$/.test(file))
    .sort()
    .flatMap((file) =>
      extractMessages(readFileSync(path.join(folder, file), 'utf8')).map((message) => ({
        library,
        file: file.replaceAll(path.sep, '/'),
        message,
      })),
    );
