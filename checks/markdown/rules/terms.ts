/** One word for one thing: readers search for the word that the pages use. */
import {lineAt} from '../document';
import type {ProseRule} from '../rule';

interface Term {
  readonly say: string;
  /** What else people write for it. Code is not looked at. */
  readonly not: RegExp;
  readonly why: string;
}

const TERMS: readonly Term[] = [
  {
    say: 'usage limit',
    not: /\bquotas?\b|\busage-limits?\b/gi,
    why: 'the pricing file calls it that',
  },
  {say: 'plan', not: /\b(?:pricing |price )?tiers?\b/gi, why: 'the pricing file calls it that'},
  {
    say: 'add-on',
    // AddOn is a class; titles name it, and front matter has no backticks.
    not: /\b(?:[Aa]ddon|addOn)s?\b|\b(?:an|the|each|every) add ons?\b/g,
    why: 'the hyphen belongs to it; names from code stand between backticks',
  },
  {
    say: 'back end',
    not: /\bbackends?\b|\bback-ends?(?=[.,;:!?)]|$)/gi,
    why: 'the noun is two words; before another noun it is "back-end"',
  },
  {
    say: 'front end',
    not: /\bfrontends?\b|\bfront-ends?(?=[.,;:!?)]|$)/gi,
    why: 'the noun is two words; before another noun it is "front-end"',
  },
  {
    say: 'configuration space',
    not: /\bconfig(?:uration)?[ -]spaces?\b(?<!configuration spaces?)/gi,
    why: 'the literature on pricings calls it that',
  },
  {say: 'pricing token', not: /\bprice tokens?\b/gi, why: 'the libraries call it that'},
];

export const terms: ProseRule = {
  name: 'terms',
  check: ({prose}) =>
    prose.flatMap((run) =>
      TERMS.flatMap(({say, not, why}) =>
        [...run.text.matchAll(not)].map((match) => ({
          line: lineAt(run, match.index),
          text: match[0],
          message: `"${match[0]}" has another word here. Write "${say}": ${why}.`,
        })),
      ),
    ),
};
