/* eslint prose/style-words: off -- The words are the subject of the tests. */
import {Linter} from 'eslint';
import prose from './eslintRule.mjs';

/** Problems of a source file as `line:column message`. */
function problems(code: string, filename = 'a.mjs') {
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

describe('prose/style-words', () => {
  it.each([
    ['// A first line.\nlet a; // Mend it.\n', '2:11 Use "fix"'],
    ['/**\n * The tag has to\n * stand in a list.\n */\n', '3:4 Use "is", "is listed"'],
    ['/**\n * Errors come\n * on top.\n */\n', '2:11 Use "is added"'],
    ["const a = 'The page says so.';\n", '1:16 Use "contain"'],
    ['const a = `Mend ${a} now.`;\n', '1:12 Use "fix"'],
    ['// It is no `Map`.\n', '1:7 Use "is not a"'],
  ])('rejects %j', (code, message) => {
    expect(problems(code)).toEqual([expect.stringContaining(message)]);
  });
  it.each([
    '// `mend` is code.\nconst mend = 1;\n',
    "const key = 'mend';\n",
    '// There is no page.\n',
    "import mend from './mend.mjs';\n",
  ])('accepts %j', (code) => {
    expect(problems(code)).toEqual([]);
  });
  it('checks the text of JSX', () => {
    expect(problems('const a = <p>\n  Mend it.\n</p>;\n', 'a.jsx')).toEqual([
      '2:3 Use "fix" instead of "Mend".',
    ]);
  });
  it('checks all lines of YAML', () => {
    const yaml = '# Two colours.\na: b\nfix:\n  text: Mend it, not `mend`.\n';
    expect(problems(yaml, 'a.yml')).toEqual([
      '1:7 Use "colors" instead of "colours".',
      '4:9 Use "fix" instead of "Mend".',
    ]);
  });
  it('checks only the comments of CSS', () => {
    const css = '/* Two\n   colours. */\n.mend {\n  color: grey; /* Fine. */\n}\n';
    expect(problems(css, 'a.css')).toEqual(['2:4 Use "colors" instead of "colours".']);
  });
});
