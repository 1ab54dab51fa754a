/** External URLs. Every link to a repository or registry uses them. */
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
 * URL to edit a source file of this site.
 *
 * @param file path in the repository, with forward slashes
 */
export const editUrl = (file: string): string =>
  encodeURI(`${REPOSITORIES.docs}/edit/${DOCS_BRANCH}/${file}`);

/**
 * URL to read a file of this site's repository.
 *
 * @param file path in the repository, with forward slashes
 */
export const sourceAddress = (file: string): string =>
  `${REPOSITORIES.docs}/blob/${DOCS_BRANCH}/${file}`;

/** Issue form for errors in the docs, in `.github/ISSUE_TEMPLATE`. */
export const PROBLEM_FORM = 'docs-error.yml';

export interface ReportedPage {
  /** Absolute URL. */
  readonly address: string;
  /** Label of the docs version; `undefined` outside the docs. */
  readonly version?: string;
  readonly title: string;
}

/** URL of the issue form for errors in the docs, pre-filled for a page. */
export function problemReportAddress({address, version, title}: ReportedPage): string {
  // The parameters after the first two are field ids of the form.
  const query = new URLSearchParams({
    template: PROBLEM_FORM,
    title: `[Error]: ${title}`,
    address,
    ...(version === undefined ? {} : {version}),
    page: title,
  });
  return `${REPOSITORIES.docs}/issues/new?${query.toString()}`;
}
