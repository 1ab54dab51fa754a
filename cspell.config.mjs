// @ts-check
/** Spelling check of all Markdown outside code, for `npm run check:prose` and for editors. */
import {STYLE_WORDS} from './checks/markdown/styleWords.mjs';

export default {
  version: '0.2',
  language: 'en-US',
  useGitignore: true,
  enableGlobDot: true,
  minWordLength: 3,
  dictionaryDefinitions: [{name: 'project', path: './checks/markdown/words.txt', addWords: true}],
  dictionaries: ['project', 'softwareTerms', 'typescript', 'html', 'java'],
  languageSettings: [
    {
      languageId: 'markdown,mdx',
      ignoreRegExpList: [
        '/^\\s*(`{3,}|~{3,})[\\s\\S]*?^\\s*\\1/gm',
        '/(`+)[\\s\\S]*?\\1/g',
        '/\\]\\([^)\\s]*\\)/g',
        '/^\\s*(import|export) .*$/gm',
        '/\\{#[^}]*\\}/g',
        '/<!--[\\s\\S]*?-->/g',
        '/\\$\\$[\\s\\S]*?\\$\\$/g',
        '/\\$[^$\\n]+\\$/g',
        '/https?:\\/\\/[^\\s)>]+/g',
        '/^(keywords|authors|tags):.*$/gm',
        // The rule "syntax" reports unknown names of admonitions.
        '/^\\s*:{3,} *\\w+/gm',
        // Keys of the front matter.
        '/^\\w+:/gm',
        // Words of readers.
        '/^questions:(\\n  - .*)+/gm',
        '/<\\/?[A-Za-z][^>]*>/g',
        // The rule "terms" reports these British words.
        ...STYLE_WORDS.filter(([use]) => use.includes('$')).map(([, not]) => not),
      ],
    },
  ],
  files: ['**/*.{md,mdx}', 'blog/*.yml', 'packages/pricing2yaml/src/fields/*.yml'],
  ignorePaths: ['node_modules', 'build*', '**/fixtures/**'],
};
