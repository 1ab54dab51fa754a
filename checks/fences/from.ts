/** Checks fences with `from=PATH` or `from=PATH#REGION`, which quote a file of the repository. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../lib/nearest.mjs';
import {problemAt, type Fence, type Problem} from '../../markdown/fences';

/** Removes the indentation that all lines share, and trailing space. */
function dedent(text: string): string {
  const lines = text.replaceAll('\t', '    ').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(shared).trimEnd()).join('\n');
}

/**
 * Text of a named region: the lines between `region: NAME` and the matching `endregion`, in any
 * comment syntax. Marks of nested regions are omitted.
 *
 * @returns `undefined` if the file does not contain the region
 */
export function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`\\bregion: ${name}(?![\\w-])`).test(line));
  if (start < 0) return undefined;

  let depth = 1;
  const inside: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (/\bendregion\b/.test(line)) {
      depth -= 1;
      if (depth === 0) return dedent(inside.join('\n')).trim();
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
 * Whether `whole` contains the lines of `part` in this order without gaps, at any indentation. Marks
 * of regions in `whole` are ignored.
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

/** The file and region that a fence with `from=` quotes. */
export function quotationOf({values}: Fence): {file: string; region: string | undefined} {
  const [file = '', region] = values.get('from')!.split('#');
  return {file, region};
}

/** Checks a fence with `from=`. */
export function checkFrom(fence: Fence, root: string): Problem[] {
  const {file, region} = quotationOf(fence);
  const absolute = path.join(root, file);
  const problem = (message: string) => [problemAt(fence, message)];
  if (!existsSync(absolute))
    return problem(`from=${file}: no such file in the repository. Correct the path.`);

  if (fence.code.trim() === '')
    return problem(`this code block is empty. Copy the lines of ${file} that it quotes.`);

  const text = readFileSync(absolute, 'utf8');
  if (region === undefined) {
    return containsLines(text, fence.code)
      ? []
      : problem(
          `${file} does not contain these lines in this order without gaps. Copy them again, or ` +
            'quote a named region.',
        );
  }
  const quoted = regionOf(text, region);
  if (quoted === undefined) {
    const regions = Array.from(text.matchAll(/\bregion: ([\w-]+)/g), ([, name]) => name!);
    return problem(
      `${file} has no region "${region}".${didYouMean(region, regions)} Mark it with comments "region: ${region}" and ` +
        '"endregion", or correct the name.',
    );
  }
  return quoted === dedent(fence.code).trim()
    ? []
    : problem(
        `this code differs from region "${region}" of ${file}. The region contains:\n${quoted}`,
      );
}
