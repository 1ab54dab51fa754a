/** Finds imports of files that do not exist. The bundler would name neither the page nor the line. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../lib/nearest.mjs';
import {parseMarkdown, type Problem} from './fences';

const IMPORT = /(?<=\b(?:from|import)\s*(["']))(?:@site|\.\.?)\/(?:(?!\1|\?).)+/g;

/** Imports of files of the repository in a page, if the file does not exist. */
export function missingImports(root: string, file: string, text: string): Problem[] {
  const find = (target: string) => {
    const {dir, base} = path.parse(path.resolve(root, file, '..', target.replace('@site', root)));
    const names = existsSync(dir) ? readdirSync(dir) : [];
    return {base, names, isMissing: !names.some((name) => `${name}.`.startsWith(`${base}.`))};
  };
  const problems: Problem[] = [];
  // To parse each page would take longer. The text also contains the imports of samples.
  if (file.endsWith('.mdx') && text.match(IMPORT)?.some((target) => find(target).isMissing)) {
    try {
      visit(parseMarkdown(file, text), 'mdxjsEsm', ({value, position}) => {
        for (const {0: target, index} of value.matchAll(IMPORT)) {
          const line = position!.start.line + value.slice(0, index).split('\n').length - 1;
          const {base, names, isMissing} = find(target);
          const message = `The import leads to no file: ${target}.${didYouMean(base, names)} Correct it, or remove it.`;
          if (isMissing) problems.push({file, line, message});
        }
      });
    } catch {
      // The rule "mdx" of the step "prose" reports the syntax error.
    }
  }
  return problems;
}

/** Fails with the line of an import that leads to no file. */
export const remarkImports = (root: string) => (_: Root, page: {readonly path: string}) => {
  // Docusaurus has removed the front matter.
  const text = readFileSync(page.path, 'utf8');
  for (const {file, line, message} of missingImports(root, path.relative(root, page.path), text))
    throw new Error(`${file}:${line}: ${message}`);
};
