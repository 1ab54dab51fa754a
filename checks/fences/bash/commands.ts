/** Splits a shell script into simple commands. It supports only the syntax that the checks need. */
import {parse} from 'shell-quote';

/** A command. Its words contain no quotes. */
export interface Command {
  /** Line in which it begins, from 1. */
  readonly line: number;
  readonly words: readonly string[];
}

/** The lines of a script, in which the content of here-documents is replaced with empty lines. */
function withoutHereDocuments(script: string): string[] {
  let end: string | undefined;
  return script.split('\n').map((line) => {
    if (end === undefined) {
      end = /(?<!<)<<-?\s*(["']?)(\w+)\1/.exec(line)?.[2];
      return line;
    }
    end = line.trim() === end ? undefined : end;
    return '';
  });
}

function commandsOfLine(text: string): string[][] {
  const commands: string[][] = [[]];
  let isTarget = false;
  // shell-quote reads the digit of "2>log" as a word.
  const plain = text.replaceAll(/(^|\s)\d(?=[<>])/g, '$1');
  for (const entry of parse(plain, (name) => `$${name}`)) {
    if (typeof entry === 'string' || 'pattern' in entry) {
      if (!isTarget) {
        commands.at(-1)!.push(typeof entry === 'string' ? entry : entry.pattern);
      }
      isTarget = false;
    } else if ('op' in entry) {
      isTarget = /^&?[<>]/.test(entry.op);
      if (!isTarget) {
        commands.push([]);
      }
    }
  }
  return commands.filter((words) => words.length > 0);
}

/**
 * The simple commands of a script, in order. Comments, redirections and here-documents are omitted.
 * Quoted text on several lines is read line by line.
 */
export function commandsOf(script: string): Command[] {
  const lines = withoutHereDocuments(script);
  const commands: Command[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = index + 1;
    let text = lines[index]!;
    while (/(?<!\\)(?:\\\\)*\\$/.test(text) && index + 1 < lines.length) {
      index += 1;
      text = text.slice(0, -1) + lines[index]!;
    }
    commands.push(...commandsOfLine(text).map((words) => ({line, words})));
  }
  return commands;
}
