import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import prose from './checks/markdown/eslintRule.mjs';

/**
 * Imports go one way: a folder may import from those before it in this list, never from one behind it.
 * Folders of one line may import each other from left to right.
 */
const LAYERS = [
  'lib',
  'site',
  'pricing2yaml',
  'markdown',
  'src/search/engine',
  'src/search/index',
  'src/search/client',
  'src/search/ui',
  'src',
  'plugins',
  'checks',
  'scripts',
  'bench',
  'e2e',
];

/** Forbids each layer to import from the layers behind it. */
const zones = LAYERS.flatMap((target, index) => {
  const behind = LAYERS.slice(index + 1);
  // A folder within another one may be behind it; it belongs to the same zone.
  const isPart = (layer) => layer.startsWith(`${target}/`) || target.startsWith(`${layer}/`);
  return behind
    .filter((from) => !isPart(from))
    .map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      message: `${target}/ must not import from ${from}/: see "Where things are" in README.md.`,
    }));
});

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-hosted/',
      'search-export/',
      '.docusaurus/',
      'node_modules/',
      'samples/',
      '**/fixtures/',
      'site/versions/**/*.d.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    // A comment that switches a rule off goes when nothing needs it.
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      // Index access is checked by noUncheckedIndexedAccess; "!" states what a test or a schema proves.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', {zones}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {...reactHooks.configs['recommended-latest']?.rules, 'no-console': 'error'},
  },
  {plugins: {prose}},
  {files: ['**/*.css'], processor: 'prose/css'},
  {
    files: ['**/*.{ts,tsx,mjs,css}'],
    rules: {'prose/style-words': 'error'},
  },
);
