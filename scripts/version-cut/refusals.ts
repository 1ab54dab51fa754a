/** When a version cut is rejected. Each message contains the fix. */

/**
 * Refuses a label that cannot become the new latest version.
 *
 * @param label what the maintainer asked for
 * @param labels labels of the docs versions, newest first
 * @throws Error naming a label that can
 */
export function assertNewLabel(label = '', labels: readonly string[]): void {
  const refuse = (problem: string): never => {
    const [major, minor] = labels[0]!.split('.');
    const example = `npm run version:cut -- ${major}.${Number(minor) + 1}.0`;
    throw new Error(`${problem} Name the new version, for example: ${example}`);
  };
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(label)) {
    refuse(`"${label}" is not a label: three numbers with dots between them.`);
  }
  if (labels.includes(label)) {
    refuse(`Docs ${label} exists already (${labels.join(', ')}).`);
  }
  if (label.localeCompare(labels[0]!, 'en', {numeric: true}) < 0) {
    refuse(`Docs ${label} would not be newer than the latest version, ${labels[0]}.`);
  }
}

/**
 * Refuses a working tree with changes: the cut would mix with them and could not be undone.
 *
 * @param status output of `git status --porcelain`
 * @throws Error naming the first changed files
 */
export function assertCleanTree(status: string): void {
  const lines = status.split('\n').filter((line) => line !== '');
  if (lines.length > 0) {
    const more = lines.length > 5 ? `\nand ${lines.length - 5} more` : '';
    throw new Error(
      `The working tree has changes:\n${lines.slice(0, 5).join('\n')}${more}\nCommit them ("git add ` +
        '-A && git commit") or put them away ("git stash -u"), then cut again.',
    );
  }
}
