/** What the pages show of the disagreements between the parsers, with highlighted code. */
import type {Files} from '../../lib/write';
import {highlight} from '../../markdown/codeBlocks/highlight';
import {readCorpus} from '../../pricing2yaml/corpus/corpus';
import {
  buildDisagreements,
  readThemes,
  type Disagreements,
} from '../../pricing2yaml/corpus/disagreements';

/** Code as the `pre` component of pages takes it. */
function marked(code: string, language: 'yaml' | 'diff'): string {
  return highlight(code.trimEnd(), language, {highlighted: new Set()});
}

function withMarkedCode({bases, themes, ...rest}: Disagreements): Disagreements {
  return {
    ...rest,
    bases: bases.map(({name, yaml}) => ({name, yaml: marked(yaml, 'yaml')})),
    themes: themes.map(({write, documents, ...theme}) => ({
      ...theme,
      ...(write === undefined ? {} : {write: marked(write, 'yaml')}),
      documents: documents.map((document) => ({
        ...document,
        change: marked(document.change, 'diff'),
      })),
    })),
  };
}

/** The data of `src/components/ParserDisagreements`. */
export function generateDisagreements(): Files {
  const data = withMarkedCode(buildDisagreements(readCorpus(), readThemes()));
  // Marks are invisible characters, so the file has them as escape sequences.
  const json = JSON.stringify(data).replace(
    /[\ue000-\uf8ff]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16)}`,
  );
  return new Map([['src/components/ParserDisagreements/disagreements.json', json]]);
}
