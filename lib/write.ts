/** Writes generated files and finds those that are out of date. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** Content by path relative to the repository. `null` removes the file. */
export type Files = ReadonlyMap<string, string | Buffer | null>;

/** The files with their JSON formatted by the Prettier configuration of the repository. */
async function formatted(root: string, files: Files): Promise<Files> {
  const entries = [...files].map(async ([file, content]) => {
    const isJson = typeof content === 'string' && file.endsWith('.json');
    const options = isJson ? await resolveConfig(path.join(root, file)) : null;
    return [file, isJson ? await format(content, {...options, parser: 'json'}) : content] as const;
  });
  return new Map(await Promise.all(entries));
}

function isCurrent(file: string, content: string | Buffer | null): boolean {
  if (content === null || !existsSync(file)) return content === null && !existsSync(file);

  return readFileSync(file).equals(Buffer.from(content));
}

/**
 * Returns the files that differ from those in the repository.
 *
 * @param root absolute path of the repository
 * @param files the expected content; JSON can be unformatted
 * @returns the content of each, formatted
 */
export async function outdatedFiles(root: string, files: Files): Promise<Files> {
  const wanted = await formatted(root, files);
  return new Map(
    [...wanted].filter(([file, content]) => !isCurrent(path.join(root, file), content)),
  );
}

/** Writes or removes the files that differ, and prints their paths. */
export async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [file, content] of await outdatedFiles(root, files)) {
    const target = path.join(root, file);
    if (content === null) {
      rmSync(target);
    } else {
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, content);
    }
    console.log(`${content === null ? 'removed' : 'wrote'} ${file}`);
  }
}
