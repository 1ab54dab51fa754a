/** The registry: every checker of code fences. A new language is one folder and one line here. */
import {bashChecker} from './bash/checker.js';
import type {FenceChecker} from './checker.js';
import {diffChecker} from './diff/checker.js';
import {javaChecker} from './java/checker.js';
import {propertiesChecker} from './java/properties.js';
import {jsonChecker} from './json/checker.js';
import {xmlChecker} from './maven/checker.js';
import {mermaidChecker} from './mermaid/checker.js';
import {typescriptChecker} from './typescript/checker.js';
import {yamlChecker} from './yaml/checker.js';

export const CHECKERS: readonly FenceChecker[] = [
  yamlChecker,
  jsonChecker,
  javaChecker,
  typescriptChecker,
  xmlChecker,
  propertiesChecker,
  bashChecker,
  diffChecker,
  mermaidChecker,
];
