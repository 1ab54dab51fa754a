/** Addresses outside the site. Every link to a repository or registry is taken from here. */
export const REPOSITORIES = {
  Pricing4Java: 'https://github.com/isa-group/Pricing4Java',
  Pricing4React: 'https://github.com/isa-group/Pricing4React',
  Pricing4TS: 'https://github.com/Alex-GF/Pricing4TS',
  saasAnalysis: 'https://github.com/isa-group/SaaS-analysis',
  docs: 'https://github.com/isa-group/Pricing4SaaS-docs',
} as const;

/** Branch of the docs repository that "Edit this page" opens. */
const DOCS_BRANCH = 'main';

/**
 * Address at which a source file of this site can be edited.
 *
 * @param file path inside the repository, with forward slashes
 */
export function editAddress(file: string): string {
  return `${REPOSITORIES.docs}/edit/${DOCS_BRANCH}/${file}`;
}

/**
 * Address at which a file of this site's repository can be read.
 *
 * @param file path inside the repository, with forward slashes
 */
export function sourceAddress(file: string): string {
  return `${REPOSITORIES.docs}/blob/${DOCS_BRANCH}/${file}`;
}

/**
 * Address of a new, pre-filled issue in the docs repository.
 *
 * @param title title of the issue
 * @param body text of the issue, in Markdown
 */
export function newIssueAddress(title: string, body: string): string {
  const query = new URLSearchParams({title, body});
  return `${REPOSITORIES.docs}/issues/new?${query.toString()}`;
}

/** Issue form about an error in the docs, in `.github/ISSUE_TEMPLATE`. */
export const PROBLEM_FORM = 'docs-error.yml';

/** A page as a report about it names it. */
export interface ReportedPage {
  /** Whole address, with the host. */
  readonly address: string;
  /** Label of the docs version; pages outside the docs have none. */
  readonly version?: string;
  readonly title: string;
}

/** Address of the issue form about an error in the docs, with the fields of a page filled in. */
export function problemReportAddress({address, version, title}: ReportedPage): string {
  // The names after the first two are ids of fields of the form.
  const query = new URLSearchParams({
    template: PROBLEM_FORM,
    title: `[Error]: ${title}`,
    address,
    ...(version === undefined ? {} : {version}),
    page: title,
  });
  return `${REPOSITORIES.docs}/issues/new?${query.toString()}`;
}
