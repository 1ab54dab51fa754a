/** `from=PATH` and `from=PATH#REGION`: the fence quotes a file of the repository. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {problemAt, type Fence, type Problem} from '../../markdown/fences';

/** Takes the indentation that all lines share off each of them, and trailing space with it. */
export function dedent(text: string): string {
  const lines = text.replaceAll('\t', '    ').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(shared).trimEnd()).join('\n');
}

/**
 * Text of a named region: the lines between `region: NAME` and the next `endregion`, whatever the
 * comment syntax of the file. Nested region marks are left out.
 *
 * @returns `undefined` when the file has no such region
 */
export function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`\\bregion: ${name}(?![\\w-])`).test(line));
  if (start < 0) {
    return undefined;
  }
  let depth = 1;
  const inside: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (/\bendregion\b/.test(line)) {
      depth -= 1;
      if (depth === 0) {
        return dedent(inside.join('\n')).trim();
      }
    } else if (/\bregion: /.test(line)) {
      depth += 1;
    } else {
      inside.push(line);
    }
  }
  return undefined;
}

const REGION_MARK = /\bregion: |\bendregion\b/;

/**
 * Whether the lines of `part` stand in `whole` in this order without gaps, at any indentation.
 * Marks of regions in `whole` are passed over.
 */
export function containsLines(whole: string, part: string): boolean {
  const wanted = dedent(part).trim().split('\n');
  const lines = whole.split('\n').filter((line) => !REGION_MARK.test(line));
  return lines.some((_, start) => {
    const window = lines.slice(start, start + wanted.length);
    return (
      window.length === wanted.length && dedent(window.join('\n')).trim() === wanted.join('\n')
    );
  });
}

/** Checks a fence with `from=`. */
export function checkFrom(fence: Fence, root: string): Problem[] {
  const [file = '', region] = fence.values.get('from')!.split('#');
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    return [problemAt(fence, `from=${file}: no such file in the repository. Correct the path.`)];
  }
  const text = readFileSync(absolute, 'utf8');
  if (region === undefined) {
    return containsLines(text, fence.code)
      ? []
      : [
          problemAt(
            fence,
            `this code does not stand in ${file} as lines without gaps. Copy it from there again, ` +
              'or quote a named region.',
          ),
        ];
  }
  const quoted = regionOf(text, region);
  if (quoted === undefined) {
    return [
      problemAt(
        fence,
        `${file} has no region "${region}". Mark it with comments "region: ${region}" and ` +
          '"endregion", or correct the name.',
      ),
    ];
  }
  return quoted === dedent(fence.code).trim()
    ? []
    : [
        problemAt(
          fence,
          `this code differs from region "${region}" of ${file}. The region is now:\n${quoted}`,
        ),
      ];
}
