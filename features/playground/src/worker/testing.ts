/** For tests of the worker. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import type {Problem, Selection} from '../types';
import {readInput} from './input';
import {installInterpreter, readPricing} from './library';
import {findProblems} from './problemsOfText';

/** The plans and add-ons of NoteHarbor, and users below, at and above their limits. */
export const PLANS = ['STARTER', 'STUDIO', 'TEAM'];
export const ADD_ONS = ['notePack', 'noteVault', 'summaries', 'summaryBoost'];
export const USERS: readonly Selection['userContext'][] = [
  {notes: 0, aiSummaries: 0},
  {notes: 49, aiSummaries: 20},
  {user: 'ada', notes: 50, aiSummaries: 21},
  {username: 'bob', notes: 20_001, aiSummaries: 300},
];

/** Text of a pricing in `fixtures`. */
export const readFixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `fixtures/${name}.yml`), 'utf8');

/** Restores after each test what the interpreter replaces, and silences the library. */
export function withGlobals(): void {
  beforeEach(() => {
    vi.stubGlobal('eval', eval);
    vi.stubGlobal('console', {...console, log: () => undefined, warn: () => undefined});
  });
}

/** Gives each test the interpreter. */
export function withInterpreter(): void {
  withGlobals();
  beforeEach(installInterpreter);
}

/** All problems of the text. */
export function problemsOf(text: string): readonly Problem[] {
  const input = readInput(text);
  return findProblems(input, input.version && readSchema(input.version), readPricing(input.data));
}
