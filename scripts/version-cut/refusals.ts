/** Rejects version cuts. Each message contains the fix. */

/**
 * Rejects labels that cannot become the new latest version.
 *
 * @param label label of the new version
 * @param labels labels of the docs versions, newest first
 * @throws Error with an example of a valid label
 */
export function assertNewLabel(label = '', labels: readonly string[]): void {
  const reject = (problem: string): never => {
    const [major, minor] = labels[0]!.split('.');
    const example = `npm run version:cut -- ${major}.${Number(minor) + 1}.0`;
    throw new Error(`${problem} Specify the new version, for example: ${example}`);
  };
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(label))
    reject(`"${label}" is not a label of three numbers, such as 2.1.0.`);

  if (labels.includes(label)) reject(`Docs ${label} already exists (${labels.join(', ')}).`);

  if (label.localeCompare(labels[0]!, 'en', {numeric: true}) < 0)
    reject(`Docs ${label} must be newer than the latest version, ${labels[0]}.`);
}

/**
 * Rejects a working tree with changes, because the cut could not be undone without losing them.
 *
 * @param status output of `git status --porcelain`
 * @throws Error with the first changed files
 */
export function assertCleanTree(status: string): void {
  const lines = status.split('\n').filter((line) => line !== '');
  if (lines.length > 0) {
    const more = lines.length > 5 ? `\nand ${lines.length - 5} more` : '';
    throw new Error(
      `The working tree has changes:\n${lines.slice(0, 5).join('\n')}${more}\nCommit them ("git add ` +
        '-A && git commit") or stash them ("git stash -u"), then cut again.',
    );
  }
}
