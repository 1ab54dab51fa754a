/** The projects around the suite, with the dates of their facts. `parts.ts` is separate, because the home page loads it. */
import {REPOSITORIES} from './links';

/** A project of the same authors, as it was when its facts were verified. */
export interface Member {
  readonly name: string;
  readonly address: string;
  readonly text: string;
  /** Newest release or state, with its date. */
  readonly release: string;
  /** Syntax versions that it reads or writes. */
  readonly syntax: string;
  readonly license: string;
  /** Date on which the facts were verified at the address, as `YYYY-MM-DD`. */
  readonly verified: string;
}

export const ECOSYSTEM: readonly Member[] = [
  {
    name: 'Pricing4Java',
    address: REPOSITORIES.Pricing4Java,
    text: 'Java library for Spring Boot',
    release: '5.5.2, July 11, 2025',
    syntax: '1.0 to 2.1',
    license: 'MIT',
    verified: '2026-11-24',
  },
  {
    name: 'Pricing4React',
    address: REPOSITORIES.Pricing4React,
    text: 'React library',
    release: '2.2.0, January 26, 2025',
    syntax: '2.1, if it reads a file itself',
    license: 'MIT',
    verified: '2026-11-24',
  },
  {
    name: 'Pricing4TS',
    address: REPOSITORIES.Pricing4TS,
    text: 'TypeScript library',
    release: '0.10.4, November 5, 2025',
    syntax: '3.0; converts 1.0 to 2.1. Release 0.9.5: 1.0 to 2.1',
    license: 'MIT',
    verified: '2026-11-24',
  },
  {
    name: 'SPACE',
    address: 'https://github.com/isa-group/space',
    text: 'server that stores subscriptions and usage, evaluates features and issues pricing tokens',
    release: '1.2.5, April 13, 2026',
    syntax: '3.0; converts 1.0 to 2.1 with Pricing4TS 0.10.3',
    license: 'MIT',
    verified: '2026-11-24',
  },
  {
    name: 'space-node-client',
    address: 'https://github.com/Alex-GF/space-node-client',
    text: 'Node.js client of SPACE',
    release: '0.3.0',
    syntax: 'none, because SPACE reads the files',
    license: 'MIT',
    verified: '2026-11-24',
  },
  {
    name: 'space-react-client',
    address: 'https://github.com/Alex-GF/space-react-client',
    text: 'React client of SPACE',
    release: '0.3.2',
    syntax: 'none, because SPACE reads the files',
    license: 'ISC',
    verified: '2026-11-24',
  },
  {
    name: 'SPHERE',
    address: 'https://github.com/Alex-GF/SPHERE',
    text: 'web platform and repository of pricings, with an editor',
    release: 'commit of May 4, 2026',
    syntax: '3.0 in the editor, and 3.1 as a beta version',
    license: 'MIT',
    verified: '2026-11-24',
  },
  {
    name: 'HARVEY',
    address: 'https://github.com/isa-group/Pricing-Intelligence-Interpretation-Process',
    text: 'agent and MCP server that answer questions about pricings',
    release: '1.1.1, February 27, 2026, commits until July 30, 2026',
    syntax: 'writes 2.1, reads files with Pricing4TS 0.10',
    license: 'CC BY 4.0',
    verified: '2026-11-24',
  },
  {
    name: 'SaaS-analysis',
    address: REPOSITORIES.saasAnalysis,
    text: 'data set with 400 pricings of 37 SaaS products, 2019 to 2025',
    release: 'commit 995959f',
    syntax: '2.1',
    license: 'CC BY 4.0',
    verified: '2026-11-24',
  },
];

/** Age in days from which the build reports a fact. */
const MAX_AGE = 180;

/** Messages about the members whose facts were verified more than 180 days ago. */
export function outdatedFacts(
  members: readonly Pick<Member, 'name' | 'address' | 'verified'>[],
  now: Date,
): string[] {
  return members
    .filter(({verified}) => now.getTime() - Date.parse(verified) > MAX_AGE * 86_400_000)
    .map(
      ({name, address, verified}) =>
        `site/suite.ts: the facts about "${name}" were verified on ${verified}, more than ${MAX_AGE} days ` +
        `ago. Compare them with ${address}, and set "verified" to the current date.`,
    );
}
