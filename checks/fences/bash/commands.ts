/** Splits shell text into simple commands, as far as the checks need it. */

/** One command with its words, quotes taken off. */
export interface Command {
  /** Line on which it begins, from 0. */
  readonly line: number;
  readonly words: readonly string[];
}

/** Characters that end a command. */
const SEPARATORS = ';&|()\n';

/**
 * The simple commands of a script, in order. Comments and here-documents are left out; a command
 * inside `$(…)` is part of the word in which it stands.
 */
export function commandsOf(script: string): Command[] {
  const commands: Command[] = [];
  const hereDocuments: string[] = [];
  let words: string[] = [];
  let word: string | undefined;
  let line = 0;
  let firstLine = 0;
  let index = 0;

  function endWord(): void {
    if (word === undefined) {
      return;
    }
    const previous = words.at(-1);
    const marker = /^<<-?(.*)$/.exec(word)?.[1];
    if (previous === '<<' || previous === '<<-') {
      hereDocuments.push(word);
    } else if (marker) {
      hereDocuments.push(marker);
    }
    words.push(word);
    word = undefined;
  }

  function endCommand(): void {
    endWord();
    if (words.length > 0) {
      commands.push({line: firstLine, words});
    }
    words = [];
  }

  /** Reads up to the bracket that closes a substitution. */
  function substitution(): string {
    const start = index;
    let depth = 0;
    do {
      const letter = script[index];
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      line += letter === '\n' ? 1 : 0;
      index += 1;
    } while (depth > 0 && index < script.length);
    return script.slice(start, index);
  }

  function quoted(quote: string): string {
    let text = '';
    index += 1;
    while (index < script.length && script[index] !== quote) {
      if (quote === '"' && script[index] === '\\') {
        index += 1;
      } else if (quote === '"' && script.startsWith('$(', index)) {
        index += 1;
        text += `$${substitution()}`;
        continue;
      }
      line += script[index] === '\n' ? 1 : 0;
      text += script[index] ?? '';
      index += 1;
    }
    index += 1;
    return text;
  }

  function skipHereDocuments(): void {
    for (const marker of hereDocuments.splice(0)) {
      while (index < script.length) {
        const end = script.indexOf('\n', index);
        const text = script.slice(index, end < 0 ? script.length : end);
        index = end < 0 ? script.length : end + 1;
        line += 1;
        if (text.trim() === marker) {
          break;
        }
      }
    }
  }

  while (index < script.length) {
    const letter = script[index]!;
    if (word === undefined && words.length === 0) {
      firstLine = line;
    }
    if (letter === '\\') {
      if (script[index + 1] === '\n') {
        line += 1;
      } else {
        word = (word ?? '') + (script[index + 1] ?? '');
      }
      index += 2;
    } else if (letter === "'" || letter === '"') {
      word = (word ?? '') + quoted(letter);
    } else if (script.startsWith('$(', index)) {
      index += 1;
      word = `${word ?? ''}$${substitution()}`;
    } else if (letter === '#' && word === undefined) {
      while (index < script.length && script[index] !== '\n') {
        index += 1;
      }
    } else if (SEPARATORS.includes(letter)) {
      endCommand();
      index += 1;
      if (letter === '\n') {
        line += 1;
        skipHereDocuments();
      }
    } else if (/\s/.test(letter)) {
      endWord();
      index += 1;
    } else {
      word = (word ?? '') + letter;
      index += 1;
    }
  }
  endCommand();
  return commands;
}
