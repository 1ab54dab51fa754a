import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {LATEST_LABEL} from '../../site/versions';
import {root} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';

const JAVA = '```java statements\nint notes = 1;\n```\n';
const YAML = '```yaml invalid-pricing=2.1\na: 1\n```\n\n```text answer=pricing4java\nx\n```\n';

/** Checks a page on a machine without JDK. */
function run(page: string, ci: string): {status: number | null; stdout: string; stderr: string} {
  const file = path.join(temporaryFolder({'page.md': page}, onTestFinished), 'page.md');
  return spawnSync(process.execPath, ['--import', 'tsx', 'checks/fences/cli.ts', file], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, CI: ci, JAVA_HOME: '/there/is/no/jdk'},
  });
}

describe('npm run check:fences', () => {
  it.each([
    [YAML, /^check:fences: Java fences need JDK 17 or later\./],
    [JAVA, /^\S+page\.md:1: Java fences need JDK 17 or later\./],
  ])('fails with one message if a tool is required: %j', (page, message) => {
    const {status, stderr} = run(page, '1');
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });

  it('reports what it skips if tools are not required', () => {
    const {status, stdout, stderr} = run(JAVA, '');
    expect(stderr).toContain(
      `skipped: 1 Java fences of ${LATEST_LABEL}. Java fences need JDK 17 or later.`,
    );
    expect(stdout).toBe('1 of 1 fences checked, 0 problems.\n');
    expect(status).toBe(0);
  });
});
