/** Compiles, compares and runs Java fences against the library release of their docs version. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {VERSIONS} from '../../../site/versions';
import {COMPILE_FIX, type CheckContext, type FenceChecker} from '../checker';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {compareRun} from '../expectations';
import {hostOf, resolveClasspath, type Host} from './host';
import {JavaUnavailableError, runJava} from './jdk';
import {JAVA_WORDS, metadataErrors, modeOf, MODES, unitBefore} from './metadata';
import {
  cleanMessage,
  importsOf,
  markdownLine,
  statementsSource,
  unitSource,
  type JavaSource,
} from './sources';

/** Path of the pricing for samples, relative to `src/main/resources`. */
const PRICING = 'pricing/noteharbor.yml';

interface Item {
  readonly fence: Fence;
  readonly source: JavaSource;
}

interface RunnerError {
  readonly line: number;
  readonly message: string;
}

/** The report of the runner about the fences of one docs version. */
interface RunnerReport {
  readonly errors: ReadonlyMap<string, readonly RunnerError[]>;
  /** Standard output and exception by id. */
  readonly runs: ReadonlyMap<string, readonly [output: string, exception: string]>;
  /** Ids of samples that did not end, with the time limit in seconds. */
  readonly endless: ReadonlyMap<string, string>;
  readonly finished: boolean;
  /** Exit code and errors of the process, in case it did not finish. */
  readonly failure: string;
}

function readReport(
  records: readonly (readonly string[])[],
  exit: {readonly code: number | null; readonly stderr: string},
): RunnerReport {
  const errors = new Map<string, RunnerError[]>();
  const runs = new Map<string, [string, string]>();
  const endless = new Map<string, string>();
  for (const [kind, id = '', first = '', second = ''] of records) {
    if (kind === 'error')
      errors.set(id, [...(errors.get(id) ?? []), {line: Number(first), message: second}]);
    else if (kind === 'ran') runs.set(id, [first, second]);
    else if (kind === 'endless') endless.set(id, first);
  }
  return {
    errors,
    runs,
    endless,
    finished: records.some(([kind]) => kind === 'done'),
    failure: `exit code ${exit.code}${exit.stderr ? `\n${exit.stderr.slice(-2000)}` : ''}`,
  };
}

/** The Java fences of one docs version, converted to records for the runner and checked with its report. */
class Batch {
  private readonly items = new Map<string, Item>();
  private readonly records: string[][] = [];
  private readonly pages = new Map<string, Fence[]>();
  private readonly imports: readonly string[];
  private readonly hostSource: string;
  private readonly problems: Problem[] = [];

  constructor(
    private readonly host: Host,
    private readonly fences: readonly Fence[],
    private readonly root: string,
  ) {
    this.hostSource = readFileSync(path.join(host.folder, 'Host.java'), 'utf8');
    this.imports = importsOf(this.hostSource);
    for (const fence of fences)
      this.pages.set(fence.file, [...(this.pages.get(fence.file) ?? []), fence]);
  }

  async check(): Promise<Problem[]> {
    for (const [index, fence] of this.fences.entries()) {
      const errors = metadataErrors(fence, this.pages.get(fence.file)!);
      this.problems.push(...errors.map((error) => problemAt(fence, error)));
      if (errors.length === 0) this.add(fence, String(index));
    }
    if (this.records.length > 0) this.checkReport(await this.run());

    return this.problems;
  }

  private addProblem(fence: Fence, message: string): void {
    this.problems.push(problemAt(fence, message));
  }

  private page(fence: Fence): string {
    return `page${[...this.pages.keys()].indexOf(fence.file)}`;
  }

  private idOf(fence: Fence): string {
    return String(this.fences.indexOf(fence));
  }

  /** Adds a fence. An unchecked fence is compiled in each mode. */
  private add(fence: Fence, id: string): void {
    const {values, words} = fence;
    const unit = unitSource(fence);
    const continued = words.has('continues')
      ? unitBefore(fence, this.pages.get(fence.file)!)
      : undefined;
    const statements = statementsSource(fence, continued, Number(id), this.imports);
    if (values.has('signature')) {
      this.put(id, fence, unit, ['signature', id, values.get('signature')!, unit.text]);
    } else if (values.has('unchecked')) {
      for (const [mode, source] of Object.entries({unit, statements}))
        this.put(`${id}:${mode}`, fence, source, ['trial', `${id}:${mode}`, source.text]);
    } else if (modeOf(fence) === 'unit') {
      const title = values.get('title') ?? '';
      const fileName = title.endsWith('.java') ? path.posix.basename(title) : '';
      this.put(id, fence, unit, ['unit', id, this.page(fence), fileName, unit.text]);
    } else {
      const page = continued ? this.page(fence) : '';
      this.put(id, fence, statements, ['sample', id, page, statements.text]);
      if (words.has('run')) this.records.push(['run', id, statements.className]);
    }
  }

  private put(id: string, fence: Fence, source: JavaSource, record: string[]): void {
    this.items.set(id, {fence, source});
    this.records.push(record);
  }

  private async run(): Promise<RunnerReport> {
    const classpath = await resolveClasspath(this.host, this.root);
    const {commonSyntaxVersion} = VERSIONS.find(({label}) => label === this.host.label)!;
    const pricing = path.join(this.root, `samples/pricing/noteharbor-${commonSyntaxVersion}.yml`);
    const classes = mkdtempSync(path.join(tmpdir(), 'fences-classes-'));
    try {
      const {release} = this.host;
      const text = readFileSync(pricing, 'utf8');
      const settings = ['settings', release, classpath, classes, this.hostSource, PRICING, text];
      const {records, ...exit} = await runJava(this.root, {
        main: 'Check',
        classpath,
        records: [settings, ...this.records],
      });
      return readReport(records, exit);
    } finally {
      rmSync(classes, {recursive: true, force: true});
    }
  }

  private checkReport(report: RunnerReport): void {
    for (const {line, message} of report.errors.get('host') ?? []) {
      const file = path.relative(this.root, path.join(this.host.folder, 'Host.java'));
      this.problems.push({file, line, message: `does not compile: ${message}`});
    }
    for (const [id, item] of this.items)
      if (!item.fence.values.has('unchecked')) this.checkErrors(item, report.errors.get(id) ?? []);

    for (const fence of this.fences)
      if (fence.values.has('unchecked')) this.checkUnchecked(fence, report);

    this.checkRuns(report);
  }

  private checkErrors({fence, source}: Item, errors: readonly RunnerError[]): void {
    const isSignature = fence.values.has('signature');
    for (const {line, message} of errors) {
      this.problems.push({
        file: fence.file,
        line: line === 0 ? fence.line : markdownLine(source, line, fence.line),
        message: isSignature
          ? `${message}\n  Quote the declaration of Pricing4Java ${this.host.library}, or correct signature=.`
          : `does not compile with Pricing4Java ${this.host.library} and Java ` +
            `${this.host.release}: ${cleanMessage(message)}\n  ${COMPILE_FIX}`,
      });
    }
  }

  private checkUnchecked(fence: Fence, {errors, finished}: RunnerReport): void {
    const id = this.idOf(fence);
    const mode = MODES.find(
      (tried) => this.items.has(`${id}:${tried}`) && !errors.has(`${id}:${tried}`),
    );
    if (mode && finished) {
      this.addProblem(
        fence,
        `unchecked= is not needed, because this compiles as "${mode}". Write ${mode} instead.`,
      );
    }
  }

  private checkRuns({errors, runs, endless, finished, failure}: RunnerReport): void {
    for (const [, id] of this.records.filter(([kind]) => kind === 'run')) {
      const {fence} = this.items.get(id!)!;
      const [output, exception] = runs.get(id!) ?? [];
      const seconds = endless.get(id!);
      if (output !== undefined) {
        this.problems.push(...compareRun(fence, {output, exception: exception || undefined}));
      } else if (seconds !== undefined) {
        this.addProblem(fence, `did not end within ${seconds} seconds. Later fences were not run.`);
        return;
      } else if (!finished && !errors.has(id!)) {
        this.addProblem(
          fence,
          `the JVM ended here (${failure}). Later fences were not run. A sample must not end the JVM.`,
        );
        return;
      }
    }
    if (!finished) this.addProblem(this.fences[0]!, `the Java checks did not finish: ${failure}`);
  }
}

/** Checks the Java fences of each docs version against the library release that it documents. */
export const javaChecker: FenceChecker = {
  languages: ['java'],
  words: JAVA_WORDS,
  choices: [
    'unit (a whole compilation unit)',
    'statements [run] [continues] (statements of a method)',
    'signature=io.github.isagroup.PricingContext (declarations of that type)',
    'unchecked="reason" (code that cannot be compiled)',
  ],
  accepts: (fence) =>
    modeOf(fence) !== undefined || fence.values.has('signature') || fence.values.has('unchecked'),
  async check(fences, context: CheckContext) {
    const problems: Problem[] = [];
    for (const label of new Set(fences.map(({version}) => version))) {
      const ofVersion = fences.filter(({version}) => version === label);
      try {
        const host = hostOf(label);
        problems.push(...(await new Batch(host, ofVersion, context.root).check()));
      } catch (error) {
        if (!(error instanceof JavaUnavailableError)) throw error;

        if (context.requireTools) problems.push(problemAt(ofVersion[0]!, error.message));
        else context.skip(`${ofVersion.length} Java fences of ${label}. ${error.message}`);
      }
    }
    return problems;
  },
};
