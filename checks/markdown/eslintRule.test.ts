/* eslint prose/style-words: off -- The words are the subject of the tests. */
import {Linter} from 'eslint';
import prose from './eslintRule.mjs';

/** Problems of a source file as `line:column message`. */
function problems(filename: string, code: string) {
  const config: Linter.Config[] = [
    {
      files: ['**/*.{mjs,jsx,css,yml}'],
      plugins: {prose},
      rules: {'prose/style-words': 'error'},
      languageOptions: {parserOptions: {ecmaFeatures: {jsx: true}}},
    },
    {files: ['**/*.css'], processor: 'prose/css'},
    {files: ['**/*.yml'], processor: 'prose/yaml'},
  ];
  return new Linter()
    .verify(code, config, {filename})
    .map(({line, column, message}) => `${line}:${column} ${message}`);
}

it.each([
  ['a.mjs', '// A first line.\nlet a; // Mend it.\n', ['2:11 Use "fix"']],
  ['a.mjs', '/**\n * The tag has to\n * stand in a list.\n */\n', ['3:4 Use "is", "is listed"']],
  ['a.mjs', '/**\n * Errors come\n * on top.\n */\n', ['2:11 Use "is added"']],
  ['a.mjs', "const a = 'The page says so.';\n", ['1:16 Use "contain"']],
  ['a.mjs', 'const a = `Mend ${a} now.`;\n', ['1:12 Use "fix"']],
  ['a.mjs', '// It is no `Map`.\n', ['1:7 Use "is not a"']],
  ['a.mjs', '// `mend` is code.\nconst mend = 1;\n', []],
  ['a.mjs', "const key = 'mend';\n", []],
  ['a.mjs', '// There is no page.\n', []],
  ['a.mjs', "import mend from './mend.mjs';\n", []],
  ['a.jsx', 'const a = <p>\n  Mend it.\n</p>;\n', ['2:3 Use "fix" instead of "Mend".']],
  [
    'a.yml',
    '# Two colours.\na: b\nfix:\n  text: Mend it, not `mend`.\n',
    ['1:7 Use "colors" instead of "colours".', '4:9 Use "fix" instead of "Mend".'],
  ],
  [
    'a.css',
    '/* Two\n   colours. */\n.mend {\n  color: grey; /* Fine. */\n}\n',
    ['2:4 Use "colors" instead of "colours".'],
  ],
])('prose/style-words in %s: %j', (file, code, expected) => {
  expect(problems(file, code)).toEqual(expected.map((problem) => expect.stringContaining(problem)));
});
