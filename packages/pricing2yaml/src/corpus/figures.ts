/** Figures about the corpus. */
import {isNewerThanParsers} from '../schema/model';
import {PARSERS, findDisagreements, verdictsOf, type CorpusCase, type ParserName} from './corpus';

/** How the JVM and JavaScript report a missing value or a value of the wrong type. */
const RUNTIME_MESSAGE = /Cannot invoke|cannot be cast|is not a function|Cannot read properties/;

/** Computes the numbers in the post about the parsers. */
export function countFigures(cases: readonly CorpusCase[]) {
  const rejectedByAll = cases.filter((document) => !verdictsOf(document).includes(true));
  const verdictsOn30 = cases.filter(({group}) => isNewerThanParsers(group)).map(verdictsOf);
  const runtimeMessages = PARSERS.map((parser) => [
    parser,
    cases.filter(({observed}) => RUNTIME_MESSAGE.test(observed[parser])).length,
  ]);
  return {
    documents: cases.length,
    /** Documents with different text. */
    distinct: new Set(cases.map(({yaml}) => yaml)).size,
    allAccept: cases.filter((document) => !verdictsOf(document).includes(false)).length,
    allReject: rejectedByAll.length,
    disagree: findDisagreements(cases).length,
    /** Rejected by all, with the same message of both releases of pricing4ts. */
    sameTextInPricing4ts: rejectedByAll.filter(
      ({observed}) => observed['pricing4ts@0.9.5'] === observed['pricing4ts@0.10.4'],
    ).length,
    /** Rejected by all, with the message of pricing4ts 0.9.5 after Pricing4Java's class name. */
    sameTextInBothLanguages: rejectedByAll.filter(
      ({observed}) =>
        observed['pricing4ts@0.9.5'] === observed['Pricing4Java@5.5.2'].replace(/^\[\w+\] /, ''),
    ).length,
    /** Messages of the language runtime, for mistakes that the parser does not check. */
    runtimeMessages: Object.fromEntries(runtimeMessages) as Record<ParserName, number>,
    syntax30: {
      documents: verdictsOn30.length,
      acceptedBy095: verdictsOn30.filter(([by095]) => by095).length,
      acceptedByJava: verdictsOn30.filter(([, , byJava]) => byJava).length,
      /** Accepted by 0.9.5 although 0.10.4, which supports the syntax, rejects them. */
      acceptedBy095Only: verdictsOn30.filter(([by095, by0104]) => by095 && !by0104).length,
    },
  };
}
