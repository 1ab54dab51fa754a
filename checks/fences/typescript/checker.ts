/** Type-checks and runs TypeScript and JavaScript fences. */
import path from 'node:path';
import type ts from 'typescript';
import {root} from '../../../lib/root';
import {COMPILE_FIX, type FenceChecker} from '../checker';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {compareRun} from '../expectations';
import {quotationOf} from '../from';
import {MODULE_WORDS, hasMetadata, metadataErrors} from './metadata';
import {environmentOf, type Environment} from './packages';
import {MODULE_LANGUAGES, fencesOfPage, importedFence, shownModules} from './page';
import {createProject, lineOf, messageOf} from './project';
import {runModule} from './run';
import {signatureSource} from './signatures';

/** Codes of "cannot find module". */
const MISSING_MODULE: ReadonlySet<number> = new Set([2307, 2792, 2882]);

/** Codes of "property does not exist". They are ignored in JavaScript that runs, as its output is shown. */
const MISSING_PROPERTY: ReadonlySet<number> = new Set([2339, 2551]);

class VersionCheck {
  private readonly pages = new Map<string, Fence[]>();

  constructor(
    private readonly fences: readonly Fence[],
    private readonly environment: Environment,
  ) {}

  check(): Problem[] {
    const problems: Problem[] = [];
    const errorsOf = this.compile();
    for (const fence of this.fences) {
      const errors = metadataErrors(fence);
      problems.push(...errors.map((error) => problemAt(fence, error)));
      if (errors.length === 0) problems.push(...this.checkTypes(fence, errorsOf(fence)));
    }
    // Code that imports a wrong module would fail as well.
    const wrong = new Set(problems.map(({file}) => file));
    for (const fence of this.fences) {
      if (fence.words.has('run') && !fence.values.has('unchecked') && !wrong.has(fence.file))
        problems.push(...this.run(fence));
    }
    return problems;
  }

  private pageOf({file}: Fence): readonly Fence[] {
    const page = this.pages.get(file) ?? fencesOfPage(file, this.fences);
    this.pages.set(file, page);
    return page;
  }

  private pathOf({file, line, language}: Fence): string {
    const page = file.replace(/[^\w.-]+/g, '_');
    return path.join(root, '.samples', this.environment.version, page, `L${line}.${language}`);
  }

  private compile(): (fence: Fence) => readonly ts.Diagnostic[] {
    const byPath = new Map(this.fences.map((fence) => [this.pathOf(fence), fence]));
    const sources = [...byPath].map(([file, fence]) => ({
      path: file,
      text: fence.values.has('signature') ? signatureSource(fence) : fence.code,
    }));
    const errorsOf = createProject(this.environment, sources, (importer, moduleName) => {
      const fence = byPath.get(importer)!;
      const imported = importedFence(fence, moduleName, this.pageOf(fence));
      if (imported?.values.has('from')) return path.join(root, quotationOf(imported).file);

      const file = imported && this.pathOf(imported);
      return file && byPath.has(file) ? file : undefined;
    });
    return (fence) => {
      const errors = errorsOf(this.pathOf(fence));
      return fence.language === 'js' && fence.words.has('run')
        ? errors.filter(({code}) => !MISSING_PROPERTY.has(code))
        : errors;
    };
  }

  private checkTypes(fence: Fence, errors: readonly ts.Diagnostic[]): Problem[] {
    const {values} = fence;
    const expected = values.get('fails');
    if (errors.length === 0) {
      const fixes = {unchecked: 'Write module instead.', fails: 'Remove it, or show the mistake.'};
      return Object.entries(fixes)
        .filter(([key]) => values.has(key))
        .map(([key, fix]) =>
          problemAt(fence, `${key}= is not needed, because this code type-checks. ${fix}`),
        );
    }
    if (values.has('unchecked')) return [];

    const advice = values.has('signature')
      ? '\n  Quote the declaration of the installed release, or correct signature=.'
      : expected === undefined
        ? `\n  ${COMPILE_FIX} If it shows a mistake on purpose, add fails="part of the message".`
        : `\nThe error does not contain fails="${expected}".`;
    return errors
      .filter((error) => expected === undefined || !messageOf(error).includes(expected))
      .map((error) => {
        const message = messageOf(error) + this.moduleAdvice(fence, error) + advice;
        return problemAt(fence, message, lineOf(error) + 1);
      });
  }

  private moduleAdvice(fence: Fence, {code}: ts.Diagnostic): string {
    if (!MISSING_MODULE.has(code)) return '';

    const files = shownModules(this.pageOf(fence));
    const {version, packages} = this.environment;
    return (
      `\nSamples of the docs version ${version} can import ${packages.join(', ')} and node:*. ` +
      'A relative import needs a fence on the same page whose title is that file. Titles on the page: ' +
      `${files.length > 0 ? files.join(', ') : 'none'}.`
    );
  }

  private run(fence: Fence): Problem[] {
    const result = runModule(fence, this.pageOf(fence));
    return result.failure === undefined
      ? compareRun(fence, result)
      : [problemAt(fence, `this code does not run: ${result.failure}`)];
  }
}

/** Type-checks modules, and runs those with `run`. */
export const typescriptChecker: FenceChecker = {
  languages: MODULE_LANGUAGES,
  otherNames: {typescript: 'ts', javascript: 'js', mjs: 'js', mts: 'ts', jsx: 'tsx'},
  words: MODULE_WORDS,
  choices: [
    'module [run] (a module with its imports; run executes ts and js and compares "text output")',
    'signature=pricing4react (declarations of that package)',
    'fails="part of the message" (a module that shows a type error on purpose)',
    'unchecked="reason" (code that cannot be checked)',
  ],
  accepts: hasMetadata,
  check: (fences) => new VersionCheck(fences, environmentOf(fences[0]!.version)).check(),
};
