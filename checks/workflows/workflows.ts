/** What a GitHub Actions workflow must not do, whatever its purpose. */
import {parse} from 'yaml';

interface WorkflowStep {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly WorkflowStep[];
}

interface Workflow {
  readonly on: string | readonly string[] | Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** An action at a commit, and in a comment the release that the commit is. */
const PINNED = /uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const LOCAL = /^\.\//;

function jobProblems(name: string, job: Job): string[] {
  const problems: string[] = [];
  if (typeof job.permissions !== 'object') {
    problems.push(`job "${name}" has no permissions. List what it needs, one by one.`);
  }
  if (job.uses === undefined && job['timeout-minutes'] === undefined) {
    problems.push(`job "${name}" has no timeout-minutes.`);
  }
  for (const {uses, run, with: inputs} of job.steps ?? []) {
    if (uses?.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false) {
      problems.push(`job "${name}" checks out without "persist-credentials: false".`);
    }
    if (run?.includes('${{')) {
      problems.push(`job "${name}" puts an expression into a script. Hand it over in env.`);
    }
  }
  return problems;
}

/**
 * Problems of a workflow.
 *
 * @param text the workflow file
 * @returns a message for each, with its mend
 */
export function workflowProblems(text: string): string[] {
  const {on, permissions, jobs} = parse(text) as Workflow;
  const problems: string[] = [];
  if (JSON.stringify(permissions) !== '{}') {
    problems.push('the workflow has permissions. Write "permissions: {}" and give them to jobs.');
  }
  if (JSON.stringify(on).includes('pull_request_target')) {
    problems.push('"pull_request_target" gives write access to foreign code. Use "pull_request".');
  }
  for (const line of text.split('\n').filter((each) => /^\s*(- )?uses:/.test(each))) {
    const action = line.trim().replace(/^(- )?uses: /, '');
    if (!LOCAL.test(action) && !PINNED.test(line)) {
      problems.push(`"${action}" is not pinned. Write the commit (40 hex digits) and "# v1.2.3".`);
    }
  }
  return [...problems, ...Object.entries(jobs).flatMap(([name, job]) => jobProblems(name, job))];
}
