/** What every published page must say about itself in its front matter. */

/** Front matter as the YAML parser hands it over. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** Length that search engines show of a description, in characters. */
export const DESCRIPTION_LENGTH = {minimum: 70, maximum: 160} as const;

/** Whether a Markdown file is a page of its own, and not a partial that pages include. */
export function isPage(file: string): boolean {
  return !/^partials[\\/]|(^|[\\/])_[^\\/]*$/.test(file);
}

/**
 * Checks the front matter of a page.
 *
 * @returns one sentence for each problem, with what was expected; empty when all is well
 */
export function frontMatterProblems(frontMatter: FrontMatter): string[] {
  const problems: string[] = [];
  const {title, description, keywords, sidebar_position: position} = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') {
    problems.push(
      '"title" is missing. Give the page a title that no other page of its version has.',
    );
  }
  const {minimum, maximum} = DESCRIPTION_LENGTH;
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push(
      `"description" is missing. Say in ${minimum} to ${maximum} characters what a reader finds here.`,
    );
  } else if (description.length < minimum || description.length > maximum) {
    problems.push(
      `"description" has ${description.length} characters, expected ${minimum} to ${maximum}. ` +
        `Reword it: "${description}"`,
    );
  }
  if (keywords !== undefined && !Array.isArray(keywords)) {
    problems.push('"keywords" must be a list, for example [pricing, plan].');
  }
  if (position !== undefined && typeof position !== 'number') {
    problems.push(`"sidebar_position" must be a number, found "${String(position)}".`);
  }
  return problems;
}

/**
 * Refuses a page whose front matter is not complete.
 *
 * @param file path of the page, relative to the site
 * @throws Error naming the file and each problem with its mend
 */
export function assertFrontMatter(file: string, frontMatter: FrontMatter): void {
  const problems = isPage(file) ? frontMatterProblems(frontMatter) : [];
  if (problems.length > 0) {
    throw new Error(`${file}: front matter: ${problems.join(' ')}`);
  }
}
