/** The registry: every checker of code fences. A new language is one folder and one line here. */
import type {FenceChecker} from './checker.js';
import {jsonChecker} from './json/checker.js';
import {yamlChecker} from './yaml/checker.js';

export const CHECKERS: readonly FenceChecker[] = [yamlChecker, jsonChecker];
