/** Holds TypeScript and JavaScript fences to the compiler, and to what they print. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type {CheckContext, FenceChecker} from '../checker';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {matchesExpectation} from '../java/expectations';
import {OTHER_NAMES, contractErrors, expectationsOf, hasContract} from './contract';
import {environmentOf, type Environment} from './packages';
import {MODULE_LANGUAGES, fencesOfPage, importedFence, shownFiles} from './page';
import {createProject, lineOf, messageOf, type SourceText} from './project';
import {runModule, type RunResult} from './run';
import {checkSignatures} from './signature';

/** Codes of "cannot find module". */
const MISSING_MODULE: ReadonlySet<number> = new Set([2307, 2792, 2882]);

/** Codes of "property does not exist". JavaScript that runs shows what it gets in that case. */
const MISSING_PROPERTY: ReadonlySet<number> = new Set([2339, 2551]);

/** Line of the page on which a line of a fence's code stands. */
function pageLine(fence: Fence, codeLine: number): Pick<Fence, 'file' | 'line'> {
  return {file: fence.file, line: fence.line + 1 + codeLine};
}

/** What is checked together: the fences of one docs version. */
class VersionCheck {
  private readonly pages = new Map<string, Fence[]>();

  constructor(
    private readonly fences: readonly Fence[],
    private readonly environment: Environment,
    private readonly root: string,
  ) {}

  async check(): Promise<Problem[]> {
    const problems: Problem[] = [];
    const sound = this.fences.filter((fence) => {
      const errors = contractErrors(fence);
      problems.push(...errors.map((error) => problemAt(fence, error)));
      return errors.length === 0;
    });
    const declarations = readFileSync(path.join(this.root, this.environment.declarations), 'utf8');
    const signatures = sound.filter(({values}) => values.has('signature'));
    if (signatures.length > 0) {
      checkSignatures(signatures, this.root, this.environment, declarations).forEach(
        (errors, index) => {
          const fence = signatures[index]!;
          problems.push(
            ...errors.map(({line, message}) => problemAt(pageLine(fence, line), message)),
          );
        },
      );
    }
    const modules = sound.filter((fence) => !signatures.includes(fence));
    if (modules.length > 0) {
      const errorsOf = this.compile(modules);
      for (const fence of modules) {
        problems.push(...(await this.judge(fence, errorsOf(fence))));
      }
    }
    return problems;
  }

  /** All fences of the page that a fence stands on. */
  private pageOf({file}: Fence): readonly Fence[] {
    let page = this.pages.get(file);
    if (!page) {
      page = fencesOfPage(file, this.fences, this.root);
      this.pages.set(file, page);
    }
    return page;
  }

  /** Path that a fence pretends to have. */
  private pathOf({file, line, language}: Fence): string {
    const page = file.replace(/[^\w.-]+/g, '_');
    return path.join(this.root, '.samples', this.environment.version, page, `L${line}.${language}`);
  }

  private compile(modules: readonly Fence[]): (fence: Fence) => readonly ts.Diagnostic[] {
    // A module that is imported counts although it is unchecked or quoted; its errors do not.
    const all = [...new Set([...modules, ...this.fences])].filter(
      ({language, values}) => MODULE_LANGUAGES.includes(language) && !values.has('signature'),
    );
    const sources = new Map<Fence, SourceText>(
      all.map((fence) => [fence, {path: this.pathOf(fence), text: fence.code}]),
    );
    const fencesByPath = new Map(all.map((fence) => [this.pathOf(fence), fence]));
    const project = createProject(
      this.root,
      this.environment,
      [...sources.values()],
      (importer, moduleName) => {
        const fence = fencesByPath.get(importer)!;
        const imported = importedFence(fence, moduleName, this.pageOf(fence));
        const from = imported?.values.get('from');
        if (from !== undefined) {
          return path.join(this.root, from.split('#')[0]!);
        }
        return imported && sources.get(imported)?.path;
      },
    );
    return (fence) => {
      const errors = project.errorsOf(sources.get(fence)!);
      return fence.language === 'js' && fence.words.has('run')
        ? errors.filter(({code}) => !MISSING_PROPERTY.has(code))
        : errors;
    };
  }

  private async judge(fence: Fence, errors: readonly ts.Diagnostic[]): Promise<Problem[]> {
    if (fence.values.has('unchecked')) {
      return errors.length > 0
        ? []
        : [problemAt(fence, 'unchecked= is stale: this code type-checks. Write module instead.')];
    }
    const expected = fence.values.get('fails');
    const wrong =
      expected === undefined
        ? errors
        : errors.filter((error) => !messageOf(error).includes(expected));
    if (expected !== undefined && errors.length === 0) {
      return [
        problemAt(fence, `fails= is stale: this code type-checks. Remove it, or show the mistake.`),
      ];
    }
    if (wrong.length > 0) {
      const advice =
        expected === undefined ? '' : `\nThis is not the error that fails="${expected}" announces.`;
      return wrong.map((error) =>
        problemAt(
          pageLine(fence, lineOf(error)),
          messageOf(error) + this.moduleAdvice(fence, error) + advice,
        ),
      );
    }
    return fence.words.has('run') ? this.run(fence) : [];
  }

  private moduleAdvice(fence: Fence, {code}: ts.Diagnostic): string {
    if (!MISSING_MODULE.has(code)) {
      return '';
    }
    const files = shownFiles(this.pageOf(fence));
    const {version, packages} = this.environment;
    return (
      `\nSamples of the docs version ${version} can import ${packages.join(', ')} and node:*. ` +
      'A relative import means a fence of the same page whose title is that file; the page has ' +
      `${files.length > 0 ? files.join(', ') : 'none'}.`
    );
  }

  private async run(fence: Fence): Promise<Problem[]> {
    const result = await runModule(fence, this.pageOf(fence), this.root, this.environment);
    return judgeRun(fence, result);
  }
}

/** Compares what a fence printed and threw with the fences that follow it. */
export function judgeRun(fence: Fence, {output, exception, failure}: RunResult): Problem[] {
  if (failure !== undefined) {
    return [problemAt(fence, `this code does not run: ${failure}`)];
  }
  const expectations = expectationsOf(fence);
  const shownOutput = expectations.find(({words}) => words.has('output'));
  const shownException = expectations.find(({words}) => words.has('exception'));
  const problems: Problem[] = [];
  if (shownOutput && !matchesExpectation(shownOutput.code, output)) {
    problems.push(
      problemAt(
        shownOutput,
        output === ''
          ? 'the code above prints nothing. Remove this fence, or print it.'
          : `the code above prints otherwise. Its output is:\n${output.trimEnd()}`,
      ),
    );
  }
  if (exception !== undefined && !shownException) {
    problems.push(
      problemAt(fence, `this code throws. Mend it, or add a "text exception" fence:\n${exception}`),
    );
  } else if (shownException && exception === undefined) {
    problems.push(problemAt(shownException, 'the code above throws nothing. Remove this fence.'));
  } else if (shownException && !matchesExpectation(shownException.code, exception!)) {
    problems.push(
      problemAt(shownException, `the code above throws otherwise. It throws:\n${exception}`),
    );
  }
  return problems;
}

/** Type-checks modules, compares signatures with packages, and runs what asks for it. */
export const typescriptChecker: FenceChecker = {
  languages: [...MODULE_LANGUAGES, ...Object.keys(OTHER_NAMES)],
  choices: [
    'module [run] (a module with its imports; run executes ts and js and compares "text output")',
    'signature=pricing4react (declarations that the package exports), or pricing4react#TYPE (members)',
    'fails="part of the message" (a module that shows a type error on purpose)',
    'unchecked="reason" (code that cannot be checked)',
  ],
  accepts: hasContract,
  async check(fences, {root}: CheckContext) {
    const versions = new Set(fences.map(({version}) => version));
    const problems: Problem[] = [];
    for (const version of versions) {
      const group = fences.filter((fence) => fence.version === version);
      problems.push(...(await new VersionCheck(group, environmentOf(version), root).check()));
    }
    return problems;
  },
};
