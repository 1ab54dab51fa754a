/** The dates in the table of members on the page about the ecosystem. */

/** The page, in `docs/`. */
export const ECOSYSTEM_PAGE = 'docs/api/understanding/ecosystem.mdx';

/** A row of the table: the linked name of the member first, and the date last. */
const ROW = /^\| \[(.+?)\]\((\S+?)\) .*\| (\w{3} \d+, \d{4}) \|$/gm;

/** Age in days from which the build reports a fact. */
const MAX_AGE = 180;

/**
 * Messages about the members whose facts were verified more than 180 days ago.
 *
 * @param page text of the page
 * @throws Error if the page has no such table
 */
export function outdatedFacts(page: string, now: Date): string[] {
  const rows = [...page.replaceAll('&nbsp;', ' ').matchAll(ROW)];
  if (rows.length === 0) throw new Error(`${ECOSYSTEM_PAGE} has no table of members with dates.`);

  return rows
    .filter(([, , , verified]) => now.getTime() - Date.parse(`${verified} UTC`) > MAX_AGE * 864e5)
    .map(
      ([, name, address, verified]) =>
        `${ECOSYSTEM_PAGE}: the facts about "${name}" were verified on ${verified}, more than ${MAX_AGE} days ` +
        `ago. Compare them with ${address}, and write the current date.`,
    );
}
