/** All checkers of code fences. To add a language, add a folder and a line here. */
import {bashChecker} from './bash/checker';
import type {FenceChecker} from './checker';
import {diffChecker} from './diff/checker';
import {javaChecker} from './java/checker';
import {jsonChecker} from './json/checker';
import {mermaidChecker} from './mermaid/checker';
import {propertiesChecker} from './properties/checker';
import {typescriptChecker} from './typescript/checker';
import {xmlChecker} from './xml/checker';
import {yamlChecker} from './yaml/checker';

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
