import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {workflowProblems} from './workflows';
import {root} from '../../lib/root';

const folder = path.join(root, '.github/workflows');

describe('workflows of this repository', () => {
  const files = readdirSync(folder);
  it('are there', () => expect(files).toEqual(['check.yml', 'deploy.yml']));
  it.each(files)('%s', (file) => {
    expect(workflowProblems(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });
});

describe('workflowProblems', () => {
  const sha = 'a'.repeat(40);
  const good = `on: [push]
permissions: {}
jobs:
  x:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${sha} # v1.2.3
        with:
          persist-credentials: false
      - run: npm test
`;
  it('accepts a workflow that is careful', () => expect(workflowProblems(good)).toEqual([]));
  it.each([
    [`@${sha} # v1.2.3`, '@v1', 'not pinned'],
    [`@${sha}`, `@${sha.slice(1)}`, 'not pinned'],
    [' # v1.2.3', '', 'not pinned'],
    ['    permissions:\n      contents: read\n', '', 'job "x" has no permissions'],
    ['    permissions:\n      contents: read\n', '    permissions: write-all\n', 'no permissions'],
    ['permissions: {}\n', '', 'the workflow has permissions'],
    ['    timeout-minutes: 5\n', '', 'no timeout-minutes'],
    ['persist-credentials: false', 'fetch-depth: 0', 'persist-credentials'],
    ['npm test', 'echo ${{ github.head_ref }}', 'expression into a script'],
    ['[push]', '[pull_request_target]', 'pull_request_target'],
  ])('refuses %j → %j', (part, replacement, problem) => {
    expect(good).toContain(part);
    expect(workflowProblems(good.replace(part, replacement)).join('\n')).toContain(problem);
  });
});
