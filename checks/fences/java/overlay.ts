/** Converts the published Pricing4Java of an old docs version to the documented release. */
import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {cachedFolder, fingerprint, requireJdk, runJdkTool} from './jdk';

/** Package folder of the library. */
const LIBRARY_PACKAGE = 'io/github/isagroup';

/** File with the names of classes that the documented release does not have, one on each line. */
const REMOVED = 'removed.txt';

/** The input for applying an overlay. */
export interface OverlayJob {
  /** Folder with Java sources in package folders, and optionally `removed.txt`. */
  readonly overlay: string;
  /** Class path with the jar of the published library. */
  readonly classpath: string;
  /** Release of the published library. Its jar is `Pricing4Java-<release>.jar`. */
  readonly published: string;
  /** Java language level of the documented library. */
  readonly release: string;
}

/**
 * The problem of an overlay according to the versions of the library. Empty if there is none.
 *
 * @param folder path of the overlay, relative to the repository
 * @param exists whether the folder exists
 */
export function overlayProblem(
  library: {readonly documented: string; readonly published: string},
  folder: string,
  exists: boolean,
): string {
  const {documented, published} = library;
  if (documented === published && exists) {
    return (
      `${folder} is not needed: in version.ts, "published" is Pricing4Java ${documented}. ` +
      'Delete the folder.'
    );
  }
  if (documented !== published && !exists) {
    return (
      `${folder} is missing: version.ts documents Pricing4Java ${documented}, but "published" is ` +
      `${published}. Add the classes that differ, or correct version.ts.`
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

/** Deletes a class and its nested classes, and returns whether the class existed. */
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
 * Compiles an overlay and replaces classes of the published library with the result. The folder with
 * all classes replaces the jar, so that it contains neither removed nor replaced classes. It is created
 * only once for each content of the overlay.
 *
 * @returns class path of the documented library
 * @throws Error if the class path does not contain the jar, if the overlay removes a class that the jar
 *   does not contain, or if a source does not compile
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
        `${list} removes ${missing.join(', ')}, but Pricing4Java ${published} does not contain it. ` +
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
