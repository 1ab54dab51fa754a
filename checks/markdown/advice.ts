/** Advice on style: worth a second look, never a failure. */
import type {ProseDocument} from './document';

/** Advice about one place. */
export interface Advice {
  readonly line: number;
  readonly message: string;
}

/** Words of a sentence beyond which readers begin to lose its start. */
const LONG_SENTENCE = 30;

const FILLERS =
  /\b(?:simply|just|easily|basically|actually|obviously|of course|in order to|please|very|quite|really|note that)\b/gi;

const PASSIVE =
  /\b(?:is|are|was|were|been|being|be) (?:\w+ly )?(?:\w{3,}ed|done|found|given|made|read|seen|shown|taken|written)\b(?: by\b)/gi;

const FUTURE = /\b(?:will|shall) (?:be|have|not|[a-z]+)\b/g;

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;])\s+(?=[A-Z`*"])/)
    .filter((sentence) => sentence !== '');
}

/** Whether a paragraph is a table, which has no sentences. */
const isTable = (text: string): boolean => text.trimStart().startsWith('|');

/** Advice on a document, in the order of its lines. */
export function adviceOn({paragraphs}: ProseDocument): Advice[] {
  return paragraphs
    .filter(({text}) => !isTable(text))
    .flatMap(({line, text}) => {
      const at = (message: string): Advice => ({line, message});
      const advice = sentencesOf(text).flatMap((sentence) => {
        const count = sentence.split(' ').length;
        return count > LONG_SENTENCE
          ? [at(`a sentence of ${count} words: "${sentence.slice(0, 60)}…". Make two of it.`)]
          : [];
      });
      for (const [found] of text.matchAll(FILLERS)) {
        advice.push(at(`"${found}" can usually go.`));
      }
      for (const [found] of text.matchAll(PASSIVE)) {
        advice.push(at(`"${found}": let the one who does it be the subject.`));
      }
      for (const [found] of text.matchAll(FUTURE)) {
        advice.push(at(`"${found}": the present tense will usually do.`));
      }
      return advice;
    });
}
