/** Splits texts and queries into terms, in the build and in the browser. */

/** Maximum number of terms in a query; further terms are ignored. */
export const MAX_TERMS = 32;

/** Maximum length of a query word, in characters; longer words are cut. No page contains such words. */
const MAX_WORD_LENGTH = 200;

/** Letters beyond ASCII. Browsers take milliseconds to compile `\p{L}`, which delays the first result. */
const LETTERS = '\\u00aa\\u00b5\\u00ba\\u00c0-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\ufaff';

/** A version number such as `2.1`, a word, including hyphens, or "front end", which readers write as one word. */
export const WORD = new RegExp(
  `(?:[Ff]ront|[Bb]ack) end\\b|v?\\d+(?:\\.\\d+)+|[\\w${LETTERS}]+(?:-[\\w${LETTERS}]+)*`,
  'g',
);

/** Caches a function of words or headings of the index, which repeat in texts and in successive queries. */
export function cached<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    results.set(text, result);
    return result;
  };
}

/** Words of a string, with their positions. */
export const placesOfWords = (text: string): Iterable<RegExpExecArray> => text.matchAll(WORD);

/** Parts of a compound name: `retrieveManagerFromYaml` → retrieve, Manager, From, Yaml. */
function nameParts(word: string): string[] {
  const parts = word.match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
  return parts.length > 1 && /^[\w -]+$/.test(word) ? parts.filter((part) => part.length > 1) : [];
}

/** Words of a string, each followed by its parts if it is a compound name. */
export const tokenize = (text: string): string[] =>
  (text.match(WORD) ?? []).flatMap((word) => [word, ...nameParts(word)]);

/** Text without the words of a heading. */
export function withoutWordsOf(heading: string, text: string): string {
  const terms = new Set(tokenize(heading).map(termOf));
  return text.replace(WORD, (word) => (terms.has(termOf(word)) ? '' : word));
}

const LEFT_OUT_OF_SLUGS = new RegExp(`[^\\w${LETTERS} -]`, 'g');

/** The id that Docusaurus generates for most headings. */
export const slugOf = (heading: string): string =>
  heading.toLowerCase().replace(LEFT_OUT_OF_SLUGS, '').replaceAll(' ', '-');

const ENDINGS = /(?:ations?|ators?|ating|ated?|ates|ments?|ings?|(?<=.{4})ions?|als?|ed|e)$/;

/** Words whose ending is part of their meaning. */
const WHOLE_WORDS = new Set(['pricing', 'expression']);

const MIN_STEM = 3;

/** Words without information about the topic, which only headings and titles consist of. */
const STOP_WORDS = new Set(
  (
    'a about after also an and another any are aren as at be because been before between both but by ' +
    'can cannot contain contained containing contains could didn difference different do does doesn ' +
    'don each even for from get given had has have how i if in instead into is isn it its just least ' +
    'let longer make many me most much must my need no not of often on only or other our same see ' +
    'should since so some still such than that the their them then there these they this to too use ' +
    'used uses using very want was wasn we were what when where whether which while who why will ' +
    'with within would you your'
  ).split(' '),
);

/** Lower case, without accents, hyphens, underscores and spaces. */
function plain(word: string): string {
  const letters = /^[\w. -]*$/.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '');
  return letters.toLowerCase().replace(/[-_ ]/g, '');
}

/**
 * The term of a word: its stem, `valid` for validate, validation and validating. Index and queries
 * contain only terms, so the forms of a word have the same rarity.
 */
export function termOf(word: string): string {
  const whole = plain(word);
  if (/\d/.test(whole)) return whole.replace(/^v(?=\d+\.)/, '');

  const singular =
    whole.length > 4 && whole.endsWith('ies')
      ? `${whole.slice(0, -3)}y`
      : whole.replace(/(?<=...)(?<!s|u|i)s$/, '');
  const stem = singular.replace(ENDINGS, '');
  return stem.length < MIN_STEM || WHOLE_WORDS.has(singular)
    ? singular
    : // planned → plann → plan
      stem.replace(/([bdgmnprt])\1$/, '$1');
}

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word.toLowerCase());

/** Distinct terms of a heading or query, without stop words and placeholders such as `<name>`. */
export function topicalTerms(text: string): Set<string> {
  const words = tokenize(text.replace(/<\w+>/g, ' ')).map((word) => word.slice(0, MAX_WORD_LENGTH));
  const topical = words.filter((word) => !isStopWord(word));
  const terms = (topical.length > 0 ? topical : words).map(termOf).filter(Boolean);
  return new Set(terms.slice(0, MAX_TERMS));
}
