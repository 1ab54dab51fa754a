/** Turns the published Pricing4Java of an old docs version into the documented one. */
import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {cachedFolder, fingerprint, requireJdk, runJdkTool} from './jdk';

/** Package folder of the library. */
const LIBRARY_PACKAGE = 'io/github/isagroup';

/** Class names without a source, one a line: the documented release does not have them. */
const REMOVED = 'removed.txt';

/** What is needed to complete a library. */
export interface OverlayJob {
  /** Folder with Java sources by package, and perhaps `removed.txt`. */
  readonly overlay: string;
  /** Class path with the jar of the published library. */
  readonly classpath: string;
  /** Release of the published library: its jar is `Pricing4Java-<release>.jar`. */
  readonly published: string;
  /** Java language level of the documented library. */
  readonly release: string;
}

/**
 * What is wrong with the overlay of a docs version, as far as the versions tell; empty when it is right.
 *
 * @param folder path of the overlay, relative to the repository
 * @param exists whether the folder is there
 */
export function overlayProblem(
  library: {readonly documented: string; readonly published: string},
  folder: string,
  exists: boolean,
): string {
  const {documented, published} = library;
  if (documented === published && exists) {
    return (
      `${folder} is stale: version.ts says that Pricing4Java ${documented} is published. ` +
      'Delete the folder.'
    );
  }
  if (documented !== published && !exists) {
    return (
      `${folder} is missing: Pricing4Java ${documented} is not published, and ${published} is not ` +
      'the same. Write the classes that differ, or correct version.ts.'
    );
  }
  return '';
}

/** Names in `removed.txt`, without comments. */
export function readRemoved(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Sources of an overlay, relative to it. */
function sourcesOf(overlay: string): string[] {
  return readdirSync(overlay, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.java'))
    .sort();
}

/** Deletes a class and the classes inside it, and returns whether it existed. */
function deleteClass(classes: string, name: string): boolean {
  const file = path.join(classes, ...name.split('.'));
  const [folder, simpleName] = [path.dirname(file), path.basename(file)];
  const found = existsSync(folder)
    ? readdirSync(folder).filter(
        (entry) => entry === `${simpleName}.class` || entry.startsWith(`${simpleName}$`),
      )
    : [];
  found.forEach((entry) => rmSync(path.join(folder, entry)));
  return found.length > 0;
}

/**
 * Compiles an overlay over the classes of the published library. The result takes the place of its
 * jar, so that neither removed classes nor replaced ones are left. It is made only once for each
 * content of the overlay.
 *
 * @returns class path of the documented library
 * @throws Error when the class path has no such jar, the overlay removes a class that the jar does
 *   not have, or a source does not compile
 */
export async function applyOverlay(
  {overlay, classpath, published, release}: OverlayJob,
  root: string,
): Promise<string> {
  const entries = classpath.split(path.delimiter);
  const jar = entries.find((entry) => path.basename(entry) === `Pricing4Java-${published}.jar`);
  if (jar === undefined) {
    throw new Error(`There is no Pricing4Java-${published}.jar in the class path ${classpath}`);
  }
  const others = entries.filter((entry) => entry !== jar);
  const sources = sourcesOf(overlay);
  const list = path.join(overlay, REMOVED);
  const removed = existsSync(list) ? readRemoved(readFileSync(list, 'utf8')) : [];
  const texts = sources.map((source) => readFileSync(path.join(overlay, source), 'utf8'));
  const key = fingerprint(await requireJdk(), classpath, release, ...sources, ...texts, ...removed);
  const classes = await cachedFolder(root, `library-${key}`, async (folder) => {
    await runJdkTool('jar', ['xf', jar, LIBRARY_PACKAGE], folder);
    const missing = removed.filter((name) => !deleteClass(folder, name));
    if (missing.length > 0) {
      throw new Error(
        `${list} removes ${missing.join(', ')}, but Pricing4Java ${published} has no such class. ` +
          'Correct the list.',
      );
    }
    sources.forEach((source) =>
      deleteClass(folder, source.replace(/\.java$/, '').replaceAll(/[\\/]/g, '.')),
    );
    const options = ['-encoding', 'UTF-8', '--release', release, '-g', '-proc:none', '-nowarn'];
    const libraries = [folder, ...others].join(path.delimiter);
    await runJdkTool('javac', [...options, '-cp', libraries, '-d', folder, ...sources], overlay);
  });
  return [classes, ...others].join(path.delimiter);
}
