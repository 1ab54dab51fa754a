// @ts-check
/** Checks that pages use one word for one thing, because readers search for it. */
import {proseRule, search} from '../prose.mjs';
import {STYLE_WORDS, messageFor} from '../styleWords.mjs';

/** @type {[use: string, not: RegExp][]} */
const TERMS = [
  ['"usage limit", as in the pricing file,', /\bquotas?\b|\busage-limits?\b/gi],
  ['"plan", as in the pricing file,', /\b(?:pricing |price )?tiers?\b/gi],
  // AddOn is a class; titles contain it, and front matter has no backticks.
  ['"add-on"', /\b(?:[Aa]ddon|addOn)s?\b|\b(?:an|the|each|every) add ons?\b/g],
  ['"back end" (before a noun "back-end")', /\bbackends?\b|\bback-ends?(?!\s*[\w"]|-)/gi],
  ['"front end" (before a noun "front-end")', /\bfrontends?\b|\bfront-ends?(?!\s*[\w"]|-)/gi],
  ['"configuration space"', /\bconfig(?:uration)?[ -]spaces?\b(?<!configuration spaces?)/gi],
  ['"pricing token"', /\bprice tokens?\b/gi],
];

export default proseRule('terms', 'One word for one thing', ({texts}) =>
  [...TERMS, ...STYLE_WORDS].flatMap(([use, not]) =>
    search(texts, not, (found) => messageFor(use, not, found)),
  ),
);
