/** Generates the disagreements between parsers that pages show, with highlighted code. */
import type {Files} from '../../lib/write';
import {highlight} from '../../markdown/codeBlocks/highlight';
import {readCorpus} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {
  buildDisagreements,
  readThemes,
  type Disagreements,
} from '@pricing4saas/pricing2yaml/corpus/disagreements';

/** Code as `src/components/CodeBlock` shows it. */
const highlighted = (code: string, language: 'yaml' | 'diff'): string =>
  highlight(code.trimEnd(), language);

const withHighlightedCode = ({bases, themes, ...rest}: Disagreements): Disagreements => ({
  ...rest,
  bases: bases.map(({name, yaml}) => ({name, yaml: highlighted(yaml, 'yaml')})),
  themes: themes.map(({write, documents, ...theme}) => ({
    ...theme,
    ...(write === undefined ? {} : {write: highlighted(write, 'yaml')}),
    documents: documents.map((document) => ({
      ...document,
      change: highlighted(document.change, 'diff'),
    })),
  })),
});

/** The data of `src/components/ParserDisagreements`. */
export function generateDisagreements(): Files {
  const data = withHighlightedCode(buildDisagreements(readCorpus(), readThemes()));
  return new Map([['src/components/ParserDisagreements/disagreements.json', JSON.stringify(data)]]);
}
