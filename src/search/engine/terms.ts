/** Splits texts and queries into terms, in the build and in the browser. */

/** Maximum number of terms in a query; further terms are ignored. */
export const MAX_TERMS = 32;

/** Maximum length of a query word, in characters; longer words are cut. No page contains such words. */
const MAX_WORD_LENGTH = 200;

/** Patterns of words and their parts. */
interface Expressions {
  /** A version number such as `2.1`, or a word, including hyphens. */
  readonly word: RegExp;
  /** A part that starts with an upper-case letter, or is all upper case. */
  readonly part: RegExp;
  /** A placeholder such as `<name>`. */
  readonly placeholder: RegExp;
  /** Characters that are not part of a heading id. */
  readonly notInId: RegExp;
}

const ALL_SCRIPTS: Expressions = {
  word: /v?\d+(?:\.\d+)+|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/gu,
  part: /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+/gu,
  placeholder: /<[\p{L}_]+>/gu,
  notInId: /[^\p{L}\p{N}_ -]/gu,
};

/**
 * Patterns for ASCII, which most texts are: browsers take milliseconds to compile the letters of all
 * scripts, which would delay the first result.
 */
const ASCII: Expressions = {
  word: /v?\d+(?:\.\d+)+|\w+(?:-\w+)*/g,
  part: /[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+/g,
  placeholder: /<[A-Za-z_]+>/g,
  notInId: /[^\w -]/g,
};

const IS_ASCII = /^[\t\n\r -~]*$/;

function expressionsFor(text: string): Expressions {
  return IS_ASCII.test(text) ? ASCII : ALL_SCRIPTS;
}

/** Words of a string, not normalized. */
export function wordsOf(text: string): readonly string[] {
  return text.match(expressionsFor(text).word) ?? [];
}

/** Words of a string, with their positions. */
export function placesOfWords(text: string): Iterable<RegExpExecArray> {
  return text.matchAll(expressionsFor(text).word);
}

/** Parts of a compound name: `retrieveManagerFromYaml` → retrieve, Manager, From, Yaml. */
export function nameParts(word: string): string[] {
  const parts = word.match(expressionsFor(word).part) ?? [];
  return parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
}

/** The id that Docusaurus generates for most headings. */
export function slugOf(heading: string): string {
  return heading.toLowerCase().replace(expressionsFor(heading).notInId, '').replaceAll(' ', '-');
}

/** Terms of a string: every word, followed by its parts if it is a compound name. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => [word, ...nameParts(word)]);
}

/** A string without placeholders. */
function withoutPlaceholders(text: string): string {
  return text.replace(expressionsFor(text).placeholder, ' ');
}

/** Normal form of a term: lower case, singular, without accents, hyphens and underscores. */
export function normalizeTerm(term: string): string {
  const isPlain = /^[\w.-]*$/.test(term);
  const plain = (isPlain ? term : term.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/[-_]/g, '');
  if (/\d/.test(plain)) {
    return plain.replace(/^v(?=\d+\.)/, '');
  }
  return singularOf(plain);
}

function singularOf(plain: string): string {
  if (plain.length > 4 && plain.endsWith('ies')) {
    return `${plain.slice(0, -3)}y`;
  }
  if (plain.length > 3 && plain.endsWith('s') && !/(ss|us|is)$/.test(plain)) {
    return plain.slice(0, -1);
  }
  return plain;
}

const LOWER_CASE = /^[a-z]+$/;

/** Normalized terms of a string, with repetitions. */
export function normalTerms(text: string): string[] {
  if (LOWER_CASE.test(text)) {
    // Fast path for one word without parts, such as most words of an index.
    return [singularOf(text)];
  }
  return tokenize(text)
    .map(normalizeTerm)
    .filter((term) => term !== '');
}

/**
 * Comparable form of headings and queries: words separated by spaces, without placeholders, so that
 * `plans.*.price` equals the heading `plans.<name>.price`.
 */
export function plainWords(text: string): string {
  return ` ${wordsOf(withoutPlaceholders(text)).map(normalizeTerm).join(' ')} `;
}

/** Endings that do not change the meaning of a word, longest first. */
const ENDINGS = /(?:ations?|ators?|ating|ated?|ates|ments?|ings?|ions?|als?|ed|e)$/;

/** Words that are not stemmed, because their ending is part of their meaning. */
const WHOLE_WORDS = new Set(['pricing']);

/** Minimum length of a stem. */
export const MIN_STEM = 3;

/**
 * Stem of a term: `valid` for validate, validation and validating. Stems are never shown or stored;
 * they only relate the words of a query to those of the index.
 */
export function stemOf(term: string): string {
  const stem = term.replace(ENDINGS, '');
  if (stem.length < MIN_STEM || WHOLE_WORDS.has(term) || /\d/.test(term)) {
    return term;
  }
  // planned → plann → plan
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}

/** Words without information about the topic. They are indexed only in headings. */
const STOP_WORDS = new Set(
  (
    'a about also an and any are as at be because been between but by can could difference ' +
    'different do does each for from get had has have how i if in instead into is it its ' +
    'just let make many me most much my need no not of often on or other our same should so ' +
    'some such than that the their them then there these they this to too very want was we were ' +
    'what when where whether which while who why will with within would you your'
  )
    .split(' ')
    .map(normalizeTerm),
);

/** Words that readers use, and the corresponding words of the docs. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  action: ['workflow'],
  addon: ['add on'],
  auth: ['login', 'authorization'],
  backend: ['back end'],
  bundle: ['plan'],
  calculate: ['evaluate'],
  cardinality: ['configuration space'],
  check: ['validate'],
  choose: ['choice'],
  ci: ['continuous integration'],
  combine: ['binary operator'],
  condition: ['expression', 'rule'],
  cors: ['exposed header'],
  dependency: ['install'],
  editor: ['vs code'],
  entitlement: ['feature'],
  everybody: ['all users'],
  everyone: ['all users'],
  flag: ['feature'],
  frontend: ['front end'],
  infinite: ['unlimited', 'inf'],
  inside: ['content'],
  install: ['installation'],
  jwt: ['token'],
  lifetime: ['expiration'],
  long: ['lifetime', 'expiration'],
  more: ['extend'],
  package: ['installation'],
  permission: ['feature', 'guard'],
  pipeline: ['continuous integration'],
  quota: ['usage limit'],
  refresh: ['renew'],
  rule: ['expression'],
  schema: ['validator'],
  setup: ['installation', 'configuration'],
  subscription: ['plan'],
  take: ['store'],
  tier: ['plan'],
  toggle: ['feature'],
  tutorial: ['configuration', 'starter guide'],
  unlimited: ['inf'],
  upgrade: ['migrate'],
  yearly: ['annual', 'year'],
};

export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Synonyms by the stem of the readers' word. */
const WORDINGS = new Map(
  Object.entries(SYNONYMS).map(([word, wordings]) => [stemOf(word), wordings.map(normalTerms)]),
);

/** Synonyms of a term, each a list of terms that must all match. */
function wordingsFor(term: string): readonly (readonly string[])[] {
  return WORDINGS.get(stemOf(term)) ?? [];
}

/** One word of a query, with its synonyms. */
export interface QueryTerm {
  readonly term: string;
  readonly alternatives: readonly (readonly string[])[];
  /** The compound name in the query that contains the word. */
  readonly partOf: string | undefined;
  /** Whether it can be incomplete, because the reader is still typing it. */
  readonly isLast: boolean;
}

/** Words of a comparable form (see `plainWords`) that distinguish it from other headings. */
export function topicalWords(plain: string): ReadonlySet<string> {
  const words = plain.trim().split(' ');
  const topical = words.filter((word) => !STOP_WORDS.has(word));
  return new Set(topical.length > 0 ? topical : words);
}

/** Distinct terms of a query, without stop words unless the query has no other words. */
export function queryTerms(query: string): QueryTerm[] {
  const words = wordsOf(withoutPlaceholders(query)).map((word) => word.slice(0, MAX_WORD_LENGTH));
  const found = new Map<string, string | undefined>();
  for (const word of words) {
    const whole = normalizeTerm(word);
    found.set(whole, undefined);
    for (const part of nameParts(word).map(normalizeTerm)) {
      if (!found.has(part)) {
        found.set(part, whole);
      }
    }
  }
  found.delete('');
  const last = words.length > 0 ? normalizeTerm(words.at(-1)!) : '';
  const all = [...found.keys()];
  const topical = all.filter((term) => !STOP_WORDS.has(term));
  return (topical.length > 0 ? topical : all).slice(0, MAX_TERMS).map((term) => ({
    term,
    alternatives: wordingsFor(term),
    partOf: found.get(term),
    isLast: term === last,
  }));
}
