/** Messages of Pricing4TS 0.9.5 while it reads, upgrades and writes a file. */
import type {ErrorMessage} from './model';

const VERSIONS = 'server/utils/version-manager.js';
const FILES = 'server/utils/yaml-utils.js';

export const PRICING4TS_FILE_MESSAGES: readonly ErrorMessage[] = [
  {
    id: 'ts-syntax-version',
    forms: [
      'The syntaxVersion field of the pricing must not be null or undefined. Please ensure that the syntaxVersion field is present and correctly formatted',
    ],
    cause: 'The field is missing, as in every file in syntax 2.0 or older.',
    fix: 'Add `syntaxVersion: "2.1"`.',
    page: 'faq#syntax-version-missing',
  },
  {
    id: 'ts-syntax-version-form',
    forms: [
      'The syntaxVersion field of the pricing does not follow the required structure: X.Y (being X and Y numbers). Please ensure it is a string in the format X.Y',
    ],
    cause: 'The value is a number, or a string in the wrong format.',
    fix: 'Write `"2.1"`, with quotes.',
    page: 'faq#syntax-version-structure',
  },
  {
    id: 'ts-unsupported-version',
    forms: [
      'Unsupported version: <version>. Please, visit the changelogs of Pricing2Yaml to check the supported versions.',
      'Invalid version: <version>',
    ],
    cause: 'This release cannot upgrade files of this version.',
    fix: 'Use 2.1.',
    page: 'syntax#versions',
    source: `${VERSIONS}:38`,
  },
  {
    id: 'ts-upgrade',
    forms: [
      'Monthly or annual price is required for each <entry>',
      'Monthly and annual prices of plans must be numbers',
      '<field> field is mandatory',
      '<field> field must be an integer',
    ],
    cause:
      'In a file in syntax 1.1 or older, a price or a part of the date is missing or not a number.',
    fix: 'Write numbers without leading zeros, and at least one price for each plan and add-on.',
    page: 'yamlUtils#upgrade-pitfalls',
    source: 'server/utils/version-updaters/v11-to-v20/v11-to-v20-updater.js:53',
  },
  {
    id: 'ts-file',
    forms: [
      'The file at path <path> could not be found. Please check that the path is correct and that the file exists.',
    ],
    cause: 'The process cannot read the file.',
    fix: 'Correct the path or the permissions.',
    page: 'validator#node',
    source: `${FILES}:21`,
  },
  {
    id: 'ts-empty-file',
    forms: [
      "Cannot read properties of undefined (reading 'syntaxVersion')",
      'The file at path <path> does not contain valid YAML content.',
    ],
    cause: 'The text or the file is empty.',
    fix: 'Check the path and the content of the file.',
    page: 'validator#node',
    source: `${FILES}:25`,
  },
  {
    id: 'ts-write',
    forms: [
      'Failed to write the file at path <path>. Please check that the path is correct and that the file exists.',
      "Failed to write the file at path '<path>' after failing in the version update process. Please check that the path is correct and that the file exists. Received pricing: <pricing>",
    ],
    cause: 'The library cannot write the upgraded file.',
    fix: 'Make the file writable, or upgrade it once and commit the result.',
    page: 'faq#file-rewritten',
    source: `${FILES}:40`,
  },
];
