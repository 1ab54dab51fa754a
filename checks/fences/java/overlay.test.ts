/** Applies overlays to a library of two classes. Needs a JDK. */
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {requireJdk, runJdkTool} from './jdk';
import {applyOverlay} from './overlay';

const hasJdk = await requireJdk().then(
  () => true,
  () => false,
);

const PACKAGE = 'io/github/isagroup';

describe.skipIf(!hasJdk && !process.env.CI)('applyOverlay (JDK)', () => {
  let root: string;
  let jar: string;
  let overlays = 0;

  /** Class path after an overlay of these files is applied. */
  function apply(files: Record<string, string>, classpath = jar): Promise<string> {
    const overlay = path.join(root, `overlay${overlays++}`);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(overlay, file)), {recursive: true});
      writeFileSync(path.join(overlay, file), text);
    }
    return applyOverlay({overlay, classpath, published: '0.1.0', release: '11'}, root);
  }

  function classesIn(classpath: string): string[] {
    return readdirSync(path.join(classpath.split(path.delimiter)[0]!, PACKAGE)).sort();
  }

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'fences-overlay-'));
    const sources = {
      Plan: 'public class Plan { static class Price {} public Note note() { return new Note(); } }',
      Note: 'public class Note {}',
    };
    for (const [name, text] of Object.entries(sources)) {
      writeFileSync(path.join(root, `${name}.java`), `package io.github.isagroup; ${text}`);
    }
    const names = Object.keys(sources).map((name) => `${name}.java`);
    await runJdkTool('javac', ['-d', 'classes', ...names], root);
    jar = path.join(root, 'Pricing4Java-0.1.0.jar');
    await runJdkTool('jar', ['cf', jar, '-C', 'classes', '.'], root);
  });

  afterAll(() => {
    rmSync(root, {recursive: true});
  });

  it('replaces classes and their nested classes, and deletes the removed ones', async () => {
    const files = {
      [`${PACKAGE}/Plan.java`]: 'package io.github.isagroup; public class Plan {}',
      'removed.txt': 'io.github.isagroup.Note\n',
    };
    const classpath = await apply(files, [jar, '/other.jar'].join(path.delimiter));
    expect(classpath.split(path.delimiter).slice(1)).toEqual(['/other.jar']);
    expect(classesIn(classpath)).toEqual(['Plan.class']);
  });

  it('keeps the other classes, and compiles each content once', async () => {
    const files = {
      [`${PACKAGE}/Sheet.java`]: 'package io.github.isagroup; class Sheet extends Note {}',
    };
    const classpath = await apply(files);
    expect(classesIn(classpath)).toEqual(
      ['Note.class', 'Plan$Price.class', 'Plan.class', 'Sheet.class'].sort(),
    );
    expect(await apply(files)).toBe(classpath);
  });

  it('reports a removed class that the library does not have', async () => {
    await expect(apply({'removed.txt': 'io.github.isagroup.Desk'})).rejects.toThrow(
      'removes io.github.isagroup.Desk, but Pricing4Java 0.1.0 does not contain it',
    );
  });

  it('reports where a source does not compile, and leaves no files behind', async () => {
    const broken = {
      [`${PACKAGE}/Plan.java`]: 'package io.github.isagroup;\nclass Plan extends Desk {}',
    };
    const before = readdirSync(path.join(root, 'node_modules/.cache/fences'));
    await expect(apply(broken)).rejects.toThrow(/Plan\.java:2: error: cannot find symbol/);
    expect(readdirSync(path.join(root, 'node_modules/.cache/fences'))).toEqual(before);
  });

  it('needs the jar of the published release', async () => {
    await expect(apply({}, '/other.jar')).rejects.toThrow('There is no Pricing4Java-0.1.0.jar');
  });
});
