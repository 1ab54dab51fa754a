import path from 'node:path';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import prose from './checks/markdown/eslintRule.mjs';

/**
 * The workspaces. Their exports are what others can import. Each uses only its own dependencies, except in
 * tests, and nothing of the site.
 */
const WORKSPACES = [
  'packages/pricing2yaml',
  'features/playground',
  'features/search',
  'features/start',
];

/** A folder may import only from folders before it in this list. */
const LAYERS = [
  'lib',
  ...WORKSPACES,
  'site',
  'markdown',
  'src',
  'features/home',
  'features/learn',
  'features/pricings',
  'features/*.tsx',
  'plugins',
  'checks',
  'scripts',
  'bench',
  'e2e',
];

/** YAML with texts for readers. */
const TEXTS = ['packages/pricing2yaml/src/fields/*.yml', 'site/versions/*/changes.yml'];

const workspaceRules = WORKSPACES.map((folder) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/example/**'],
  rules: {
    'import-x/no-extraneous-dependencies': [
      'error',
      {packageDir: path.join(import.meta.dirname, folder), devDependencies: false},
    ],
  },
}));

/** Forbids imports from later folders. */
const zones = LAYERS.flatMap((target, index) =>
  LAYERS.slice(index + 1).map((from) => ({
    target: `./${target}`,
    from: `./${from}`,
    message: `${target}/ must not import from ${from}/: see "Where to start" in README.md.`,
  })),
);

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-hosted/',
      'search-export/',
      '**/.docusaurus/',
      'samples/',
      '**/fixtures/',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    // Reports `eslint-disable` comments that are no longer needed.
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      // noUncheckedIndexedAccess checks index access; "!" marks what a test or a schema proves.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always'],
      curly: ['error', 'multi-or-nest', 'consistent'],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ImportSpecifier[imported.name=/^exec(Sync)?$/], MemberExpression[property.name="execSync"], Property[key.name="shell"][value.value!="bash"]',
          message: 'A shell would run commands in the name of a file. See lib/programs.ts.',
        },
      ],
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-relative-packages': 'error',
      'import-x/no-restricted-paths': ['error', {zones}],
    },
  },
  ...workspaceRules,
  {
    files: WORKSPACES.map((folder) => `${folder}/**/*.{ts,tsx}`),
    rules: {'no-restricted-imports': ['error', {patterns: ['@site/*']}]},
  },
  {
    // These use files that pricing4ts does not export, or folders of this repository that are packages.
    files: [
      'features/playground/src/worker/{library,pricing.test,serverShim}.ts',
      'features/start/src/applications.test.ts',
      'packages/pricing2yaml/src/places/parserPath.test.ts',
      'plugins/upstream/installed.test.ts',
      'e2e/playground/results.spec.ts',
    ],
    rules: {'import-x/no-relative-packages': 'off'},
  },
  {
    files: ['{src,packages,features}/**/*.{ts,tsx}'],
    ignores: ['features/pricings/update/**'],
    plugins: {'react-hooks': reactHooks},
    rules: {...reactHooks.configs['recommended-latest']?.rules, 'no-console': 'error'},
  },
  {plugins: {prose}},
  {files: ['**/*.css'], processor: 'prose/css'},
  {files: TEXTS, processor: 'prose/yaml'},
  {files: ['**/*.{ts,tsx,mjs,css}', ...TEXTS], rules: {'prose/style-words': 'error'}},
);
