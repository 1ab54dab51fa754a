/** Finds imports of files that do not exist. The bundler would name neither the page nor the line. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown, type Problem} from './fences';

const IMPORT = /(?<=\b(?:from|import)\s*(["']))(?:@site|\.\.?)\/[^"'?]+(?=\??[^"']*\1)/g;

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'];

/** Imports of files of the repository in a page, if the file does not exist. */
export function missingImports(root: string, file: string, text: string): Problem[] {
  const isMissing = (target: string): boolean => {
    const start = path.resolve(root, path.dirname(file), target.replace(/^@site/, root));
    return ![start, path.join(start, 'index')].some((base) =>
      ENDINGS.some((end) => statSync(base + end, {throwIfNoEntry: false})?.isFile()),
    );
  };
  const problems: Problem[] = [];
  // To parse each page would take longer. The text also contains the imports of samples.
  if (file.endsWith('.mdx') && text.match(IMPORT)?.some(isMissing)) {
    visit(parseMarkdown(file, text), 'mdxjsEsm', ({value, position}) => {
      for (const {0: target, index} of value.matchAll(IMPORT)) {
        const line = position!.start.line + value.slice(0, index).split('\n').length - 1;
        const message = `The import leads to no file: ${target}. Correct it, or remove it.`;
        problems.push(...(isMissing(target) ? [{file, line, message}] : []));
      }
    });
  }
  return problems;
}

/** Fails with the line of an import that leads to no file. */
export function remarkImports({root}: {root: string}) {
  return (_: Root, page: {readonly path: string}): void => {
    // Docusaurus has removed the front matter.
    const text = readFileSync(page.path, 'utf8');
    const [missing] = missingImports(root, path.relative(root, page.path), text);
    if (missing) {
      throw new Error(`${missing.file}:${missing.line}: ${missing.message}`);
    }
  };
}
