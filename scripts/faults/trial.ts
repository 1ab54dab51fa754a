/** A break of a copy of the repository, and whether the gate that guards against it sees it. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** One change of a file of the copy. The path may have one `*` in its last part: the first match. */
export type Edit =
  | {readonly file: string; readonly replace: string | RegExp; readonly by: string}
  | {readonly file: string; readonly append: string}
  | {readonly file: string; readonly write: string}
  | {readonly file: string; readonly remove: true};

/** One way in which the site can be broken. */
export interface Break {
  /** What is wrong, in a few words. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The command that must fail, started in the root of the copy. */
  readonly gate: readonly [program: string, ...args: string[]];
  /** What its output must say: where the break is, and how to mend it. */
  readonly says: readonly (string | RegExp)[];
}

/** What a command did. */
export interface GateResult {
  readonly status: number | null;
  readonly output: string;
}

/** Longest a gate may take, in milliseconds; a gate that hangs catches nothing. */
const LONGEST = 240_000;

/**
 * Runs a gate in a folder, as at a desk: a run that reports wants builds that a copy does not have.
 * Colours are off, so that its output can be compared.
 */
export function runGate(root: string, [program, ...args]: Break['gate']): GateResult {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: LONGEST,
    env: {
      ...process.env,
      CI: undefined,
      E2E_REPORT: undefined,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
  });
  return {status, output: `${stdout}\n${stderr}`};
}

/**
 * What is wrong with the answer of a gate to a break, or `undefined` when it caught it.
 *
 * @param result what the gate did with the broken copy
 */
export function missed({says}: Pick<Break, 'says'>, result: GateResult): string | undefined {
  if (result.status === 0) {
    return 'the gate let it pass.';
  }
  if (result.status === null) {
    return 'the gate did not come to its end.';
  }
  const unsaid = says.filter((part) =>
    typeof part === 'string' ? !result.output.includes(part) : !part.test(result.output),
  );
  return unsaid.length === 0
    ? undefined
    : `the gate failed, but its output does not say ${unsaid.map(String).join(' and ')}:\n` +
        result.output.trim().split('\n').slice(-25).join('\n');
}

/** The file after an edit; `undefined` when it is gone. */
export function edited(edit: Edit, before: string | undefined): string | undefined {
  if ('write' in edit) {
    return edit.write;
  }
  if (before === undefined) {
    throw new Error(
      `${edit.file}: there is no such file. Adapt its break in scripts/faults/breaks.ts.`,
    );
  }
  if ('remove' in edit) {
    return undefined;
  }
  if ('append' in edit) {
    return before + edit.append;
  }
  const after = before.replace(edit.replace, edit.by);
  if (after === before) {
    throw new Error(
      `${edit.file}: has no ${String(edit.replace)}. Adapt its break in scripts/faults/breaks.ts.`,
    );
  }
  return after;
}

/**
 * Applies edits to a copy.
 *
 * @param root root of the copy
 * @param resolve turns the path of an edit into that of a file
 * @returns a function that takes all of them back
 */
export function applyEdits(
  root: string,
  edits: readonly Edit[],
  resolve: (file: string) => string,
): () => void {
  const originals = new Map<string, string | undefined>();
  const put = (file: string, text: string | undefined) => {
    if (text === undefined) {
      rmSync(file, {force: true});
    } else {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
  };
  const restore = () => originals.forEach((text, file) => put(file, text));
  try {
    for (const edit of edits) {
      const file = path.join(root, resolve(edit.file));
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      if (!originals.has(file)) {
        originals.set(file, before);
      }
      put(file, edited(edit, before));
    }
  } catch (error) {
    restore();
    throw error;
  }
  return restore;
}
