/** Compiles, compares and runs Java fences against the library release of their docs version. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readText, root} from '../../../lib/root';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {VERSIONS} from '../../../site/versions';
import {COMPILE_FIX, type FenceChecker} from '../checker';
import {compareRun} from '../expectations';
import {hostOf, resolveClasspath, type Host} from './host';
import {JavaUnavailableError, runJava} from './jdk';
import {JAVA_WORDS, metadataErrors, modeOf, unitBefore} from './metadata';
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

/** A source for the runner. An unchecked fence has one for each mode. */
interface Item {
  readonly fence: Fence;
  readonly source: JavaSource;
  /** See `runner/src/Check.java`. */
  readonly record: readonly [kind: string, id: string, ...fields: string[]];
}

/** What the runner reported about the fences of one docs version. */
interface Report {
  /** Fields of the records of a kind with an id. */
  readonly fieldsOf: (kind: string, id: string) => readonly (readonly string[])[];
  readonly isFinished: boolean;
  /** Exit code and errors of the process, in case it did not finish. */
  readonly failure: string;
}

/** @param fences all Java fences of the docs version */
function itemsOf(fence: Fence, fences: readonly Fence[], imports: readonly string[]): Item[] {
  const {values, words} = fence;
  const id = String(fences.indexOf(fence));
  const unit = unitSource(fence);
  const continued = words.has('continues') ? unitBefore(fence, fences) : undefined;
  const statements = statementsSource(fence, continued, Number(id), imports);
  const page = `page${fences.findIndex(({file}) => file === fence.file)}`;
  if (values.has('unchecked')) {
    return Object.entries({unit, statements}).map(([mode, source]) => ({
      fence,
      source,
      record: ['trial', `${id}:${mode}`, source.text],
    }));
  }
  if (values.has('signature'))
    return [{fence, source: unit, record: ['signature', id, values.get('signature')!, unit.text]}];

  if (modeOf(fence) === 'unit')
    return [{fence, source: unit, record: ['unit', id, page, unit.text]}];

  const record = ['sample', id, continued ? page : '', statements.text] as const;
  return [{fence, source: statements, record}];
}

function runItems(host: Host, hostSource: string, items: readonly Item[]): Report {
  const classpath = resolveClasspath(host);
  const {commonSyntaxVersion} = VERSIONS.find(({label}) => label === host.label)!;
  const pricing = readText(`samples/pricing/noteharbor-${commonSyntaxVersion}.yml`);
  const classes = mkdtempSync(path.join(tmpdir(), 'fences-classes-'));
  const runs = items
    .filter(({fence}) => fence.words.has('run'))
    .map(({source, record: [, id]}) => ['run', id, source.className]);
  try {
    const {records, status, stderr} = runJava('Check', classpath, [
      ['settings', host.release, classpath, classes, hostSource, PRICING, pricing],
      ...items.map(({record}) => record),
      ...runs,
    ]);
    return {
      fieldsOf: (kind, id) =>
        records.flatMap((fields) =>
          fields[0] === kind && fields[1] === id ? [fields.slice(2)] : [],
        ),
      isFinished: records.some(([kind]) => kind === 'done'),
      failure: `exit code ${status}${stderr ? `\n${stderr.slice(-2000)}` : ''}`,
    };
  } finally {
    rmSync(classes, {recursive: true, force: true});
  }
}

const errorProblems = (
  {fence, source, record: [, id]}: Item,
  {fieldsOf}: Report,
  {library, release}: Host,
): Problem[] =>
  fieldsOf('error', id).map(([line, message = '']) => ({
    file: fence.file,
    line: markdownLine(source, Number(line), fence.line),
    message: fence.values.has('signature')
      ? `${message}\n  Quote the declaration of Pricing4Java ${library}, or correct signature=.`
      : `does not compile with Pricing4Java ${library} and Java ${release}: ` +
        `${cleanMessage(message)}\n  ${COMPILE_FIX}`,
  }));

/** Reports the first mode in which an unchecked fence compiles. */
function uncheckedProblems(items: readonly Item[], {fieldsOf, isFinished}: Report): Problem[] {
  const compiled = items.filter(({record: [, id]}) => fieldsOf('error', id).length === 0);
  return [...new Set(isFinished ? compiled.map(({fence}) => fence) : [])].map((fence) => {
    const [, mode] = compiled.find((item) => item.fence === fence)!.record[1].split(':');
    return problemAt(
      fence,
      `unchecked= is not needed, because this compiles as "${mode}". Write ${mode} instead.`,
    );
  });
}

function runProblems(items: readonly Item[], {fieldsOf, isFinished, failure}: Report): Problem[] {
  const problems: Problem[] = [];
  for (const {fence, record} of items.filter((item) => item.fence.words.has('run'))) {
    const [, id] = record;
    const [ran] = fieldsOf('ran', id);
    const [endless] = fieldsOf('endless', id);
    if (ran) {
      const [output = '', exception] = ran;
      problems.push(...compareRun(fence, {output, exception: exception || undefined}));
    } else if (endless) {
      const message = `did not end within ${endless[0]} seconds. Later fences were not run.`;
      return [...problems, problemAt(fence, message)];
    } else if (!isFinished && fieldsOf('error', id).length === 0) {
      const message = `the JVM ended here (${failure}). Later fences were not run. A sample must not end the JVM.`;
      return [...problems, problemAt(fence, message)];
    }
  }
  if (!isFinished)
    problems.push(problemAt(items[0]!.fence, `the Java checks did not finish: ${failure}`));

  return problems;
}

/** Checks the Java fences of one docs version. */
function checkVersion(host: Host, fences: readonly Fence[]): Problem[] {
  const hostFile = path.join(host.folder, 'Host.java');
  const hostSource = readFileSync(hostFile, 'utf8');
  const imports = importsOf(hostSource);
  const problems: Problem[] = [];
  const items: Item[] = [];
  for (const fence of fences) {
    const errors = metadataErrors(fence, fences);
    problems.push(...errors.map((error) => problemAt(fence, error)));
    if (errors.length === 0) items.push(...itemsOf(fence, fences, imports));
  }
  if (items.length === 0) return problems;

  const report = runItems(host, hostSource, items);
  const isUnchecked = ({fence}: Item) => fence.values.has('unchecked');
  return [
    ...problems,
    ...report.fieldsOf('error', 'host').map(([line, message]) => ({
      file: path.relative(root, hostFile),
      line: Number(line),
      message: `does not compile: ${message}`,
    })),
    ...items
      .filter((item) => !isUnchecked(item))
      .flatMap((item) => errorProblems(item, report, host)),
    ...uncheckedProblems(items.filter(isUnchecked), report),
    ...runProblems(items, report),
  ];
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
  check(fences, context) {
    const {version} = fences[0]!;
    try {
      return checkVersion(hostOf(version), fences);
    } catch (error) {
      if (!(error instanceof JavaUnavailableError)) throw error;

      context.skip(`${fences.length} Java fences of ${version}. ${error.message}`);
      return [];
    }
  },
};
