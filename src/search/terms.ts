/** How texts and queries become terms. The build and the browser share this module. */

/** Longest query, in terms, that is looked at; what follows is ignored. */
export const MAXIMUM_TERMS = 32;

const WORD = /[\p{L}\p{N}_]+/gu;

/** Parts of a name: `retrieveManagerFromYaml` → retrieve, Manager, From, Yaml. */
function nameParts(word: string): string[] {
  const parts = word
    .split('_')
    .flatMap((part) => part.match(/\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu) ?? []);
  return parts.length > 1 ? parts : [];
}

/** Terms of a text: every word, and the parts of every compound name beside the whole. */
export function tokenize(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => [word, ...nameParts(word)]);
}

/** Normal form of a term: lower case, without accents, singular. */
export function normalizeTerm(term: string): string {
  const plain = term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length > 4 && plain.endsWith('ies')) {
    return `${plain.slice(0, -3)}y`;
  }
  if (plain.length > 3 && plain.endsWith('s') && !/(ss|us|is)$/.test(plain)) {
    return plain.slice(0, -1);
  }
  return plain;
}

/** Words that say nothing about the topic; a query made of nothing else keeps them. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can could do does for from had has have how i if in into is ' +
    'it its me my no not of on or our should so that the their them then there these they this to ' +
    'was we were what when where which who why will with would you your'
  )
    .split(' ')
    .map(normalizeTerm),
);

/** Words readers use, and the words of these pages for the same thing. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  addon: ['add on'],
  auth: ['login', 'authorization'],
  backend: ['back end'],
  bundle: ['plan'],
  calculate: ['evaluate'],
  cardinality: ['configuration space'],
  check: ['validate'],
  cors: ['exposed header'],
  dependency: ['install'],
  editor: ['vs code'],
  entitlement: ['feature'],
  flag: ['feature'],
  frontend: ['front end'],
  infinite: ['unlimited', 'inf'],
  install: ['installation'],
  jwt: ['token'],
  package: ['installation'],
  permission: ['feature', 'guard'],
  quota: ['usage limit'],
  refresh: ['renew'],
  schema: ['validator'],
  setup: ['installation', 'configuration'],
  subscription: ['plan'],
  tier: ['plan'],
  toggle: ['feature'],
  tutorial: ['configuration', 'starter guide'],
  unlimited: ['inf'],
  upgrade: ['migrate'],
};

/** One word of a query, with the other wordings it stands for. */
export interface QueryTerm {
  readonly term: string;
  /** Each a list of terms that must all be there. */
  readonly alternatives: readonly (readonly string[])[];
}

/** Terms of a query, without repetitions and, where anything else is left, without stop words. */
export function queryTerms(query: string): QueryTerm[] {
  const all = [...new Set(tokenize(query).map(normalizeTerm))].slice(0, MAXIMUM_TERMS);
  const topical = all.filter((term) => !STOP_WORDS.has(term));
  return (topical.length > 0 ? topical : all).map((term) => ({
    term,
    alternatives: (SYNONYMS[term] ?? []).map((wording) => tokenize(wording).map(normalizeTerm)),
  }));
}
