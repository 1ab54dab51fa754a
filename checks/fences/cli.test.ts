import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {LATEST_LABEL} from '../../site/versions';
import {root} from '../../lib/root';

describe('npm run check:fences', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fences-cli-'));

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  /** Checks a page on a machine without JDK. */
  function run(page: string, ci: string): {status: number | null; stdout: string; stderr: string} {
    const file = path.join(folder, 'page.md');
    writeFileSync(file, page);
    return spawnSync(process.execPath, ['--import', 'tsx', 'checks/fences/cli.ts', file], {
      cwd: root,
      encoding: 'utf8',
      env: {...process.env, CI: ci, JAVA_HOME: '/there/is/no/jdk'},
    });
  }

  it('fails with one message if required tools are missing', () => {
    const {status, stderr} = run(
      '```yaml invalid-pricing=2.1\na: 1\n```\n\n```text answer=pricing4java\nx\n```\n',
      '1',
    );
    expect(stderr).toMatch(/^check:fences: Java fences need JDK 17 or later\./);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });

  it('reports what it skips if tools are not required', () => {
    const {status, stdout, stderr} = run('```java statements\nint notes = 1;\n```\n', '');
    expect(stderr).toContain(
      `skipped: 1 Java fences of ${LATEST_LABEL}. Java fences need JDK 17 or later.`,
    );
    expect(stdout).toBe('1 of 1 fences checked, 0 problems.\n');
    expect(status).toBe(0);
  });
});
