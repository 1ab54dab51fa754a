/** Checks the type and size of published images. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {when} from '../../lib/when';
import type {Problem} from '../../markdown/fences';

/** Kilobytes that an image may have. The largest one of this site has 140. */
const LIMIT = 400;

/** How files of a type begin. */
const BEGINNINGS = {
  png: '\x89PNG',
  gif: 'GIF8',
  jpg: '\xff\xd8\xff',
  jpeg: '\xff\xd8\xff',
  webp: 'RIFF',
};

/** Images that browsers cannot show, and those that readers on phones would wait for. */
export const imageProblems = (root: string, files: readonly string[]): Problem[] =>
  files
    .filter((file) => /^(?:static|blog|docs)\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(file))
    .flatMap((file) => {
      const content = readFileSync(path.join(root, file));
      const type = path.extname(file).slice(1);
      const beginning = BEGINNINGS[type as keyof typeof BEGINNINGS] ?? '';
      const size = Math.round(content.length / 1000);
      const isOther = !content.toString('latin1', 0, 8).startsWith(beginning);
      const fix = 'Save it with fewer pixels or as WebP.';
      const problems = [
        ...when(isOther, `The file is not a ${type} image. Save it again as one.`),
        ...when(size > LIMIT, `The image has ${size} KB, and readers may load ${LIMIT}. ${fix}`),
      ];
      return problems.map((message) => ({file, line: 1, message}));
    });
