import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {LATEST_LABEL} from '../../site/versions';
import {root} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';

const JAVA = '```java statements\nint notes = 1;\n```\n';
const YAML = '```yaml invalid-pricing=2.1\na: 1\n```\n\n```text answer=pricing4java\nx\n```\n';

it.each([
  [JAVA, '', `skipped: 1 Java fences of ${LATEST_LABEL}. Java fences need JDK 17 or later.`, 0],
  [YAML, '', 'skipped: pricings were not parsed with Pricing4Java. Java fences need JDK 17', 0],
  [JAVA, '1', `failed: 1 Java fences of ${LATEST_LABEL}. Java fences need JDK 17 or later.`, 1],
])('without JDK, check:fences of %j in CI "%s" reports %s', (page, ci, message, code) => {
  const file = path.join(temporaryFolder({'page.md': page}, onTestFinished), 'page.md');
  const command = ['--import', 'tsx', 'checks/fences/cli.ts', file];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, CI: ci, JAVA_HOME: '/there/is/no/jdk'},
  });
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toMatch(/^1 of \d fences checked, 0 problems\.$/m);
  expect(status).toBe(code);
});
