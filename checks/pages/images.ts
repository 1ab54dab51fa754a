/** Checks the size of published images. */
import {statSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../markdown/fences';

/** Kilobytes that an image may have. The largest one of this site has 140. */
const LIMIT = 400;

/** Images that readers on phones would wait for. */
export const imageProblems = (root: string, files: readonly string[]): Problem[] =>
  files
    .filter((file) => /^(?:static|blog|docs)\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(file))
    .map((file) => ({file, size: Math.round(statSync(path.join(root, file)).size / 1000)}))
    .filter(({size}) => size > LIMIT)
    .map(({file, size}) => ({
      file,
      line: 1,
      message: `The image has ${size} KB, and readers may load ${LIMIT}. Save it with fewer pixels or as WebP.`,
    }));
