/**
 * Measures what an evaluation costs: Pricing4Java with the classes of `samples/existing-project`, and
 * Pricing4TS. The user is not read from a database.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {retrievePricingFromYaml, type Pricing} from 'pricing4ts';
import {PricingContext, PricingContextManager, generateUserPricingToken} from 'pricing4ts/server';
import {root} from '../lib/root';
import {SAMPLE_FOLDER} from '../site/playground';
import {median, type Result, type Row} from './lib/figures';

const SAMPLE = path.join(root, 'samples/existing-project');
const BENCHMARK = path.join(root, 'bench/evaluation');

/** Size of the large file, about that of the largest pricing of a real product that we know. */
const LARGE = 35_000;

const smallPricing = readFileSync(path.join(root, SAMPLE_FOLDER, 'noteharbor-2.1.yml'), 'utf8');

/** A pricing with copies of the feature `pdfExport`. */
function enlarge(text: string): string {
  const feature = /^ {2}pdfExport:\n(?: {4}.*\n)+/m.exec(text)![0];
  let copies = '';
  for (let count = 1; text.length + copies.length < LARGE; count += 1) {
    copies += feature.replaceAll('pdfExport', `pdfExport${count}`);
  }
  return text.replace(feature, () => feature + copies);
}

/** Calls of Pricing4TS in each run, after as many that warm it up. */
const CALLS = 300;

/** A benchmark in the JSON report of JMH. */
interface JmhResult {
  readonly benchmark: string;
  readonly jdkVersion: string;
  readonly params: {readonly file: string};
  readonly primaryMetric: {readonly scorePercentiles: {readonly '50.0': number}};
  readonly secondaryMetrics: Readonly<Record<string, {readonly score: number}>>;
}

/**
 * Runs the benchmarks of Pricing4Java.
 *
 * @param files pricing files
 * @returns a function that returns the median in milliseconds and the bytes of one operation, by file
 */
function measureJava(files: readonly string[], folder: string) {
  const goals = ['-DskipTests', 'package', 'dependency:copy-dependencies'];
  const modules = ['-P', 'benchmark', '-pl', '../bench/evaluation', '-am'];
  execFileSync('mvn', ['-q', ...modules, ...goals], {
    cwd: path.join(root, 'samples'),
    stdio: 'inherit',
  });
  const report = path.join(folder, 'jmh.json');
  const classes = [`${BENCHMARK}/target/classes`, `${BENCHMARK}/target/dependency/*`];
  const resources = path.join(SAMPLE, 'src/main/resources');
  const paths = files.map((file) => path.relative(resources, file));
  execFileSync(
    'java',
    [
      ...['-cp', classes.join(path.delimiter), 'org.openjdk.jmh.Main', '-prof', 'gc'],
      ...['-p', `file=${paths.join(',')}`, '-rf', 'json', '-rff', report],
    ],
    {cwd: SAMPLE, stdio: 'inherit'},
  );
  const results = JSON.parse(readFileSync(report, 'utf8')) as JmhResult[];
  const figuresOf = (name: string): {times: number[]; bytes: number[]} => {
    const found = paths.map((file) =>
      results.find(({benchmark, params}) => benchmark.endsWith(`.${name}`) && params.file === file),
    );
    return {
      times: found.map((result) => result!.primaryMetric.scorePercentiles['50.0']),
      bytes: found.map((result) => result!.secondaryMetrics['gc.alloc.rate.norm']!.score),
    };
  };
  return {figuresOf, jdkVersion: results[0]!.jdkVersion};
}

class User extends PricingContext {
  readonly #file: string;
  readonly #pricing: Pricing | undefined;

  /** @param pricing the parsed file, to parse it only once */
  constructor(file: string, pricing?: Pricing) {
    super();
    this.#file = file;
    this.#pricing = pricing;
  }

  getConfigFilePath = () => this.#file;
  getJwtSecret = () => 'a secret for this benchmark';
  getUserContext = () => ({username: 'ada', notes: 10, aiSummaries: 0});
  getUserPlan = () => 'STUDIO';

  override getPricing(): Pricing {
    return this.#pricing ?? super.getPricing();
  }
}

/** Median of the time of a call in milliseconds. */
function timeCalls(call: () => unknown): number {
  const times = Array.from({length: 2 * CALLS}, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return median(times.slice(CALLS));
}

function timeToken(context: PricingContext): number {
  PricingContextManager.registerContext(context);
  return timeCalls(() => generateUserPricingToken());
}

/** Measures both libraries with a small and a large pricing file. */
export async function measure(runs = 5): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evaluation-'));
  try {
    const texts = [smallPricing, enlarge(smallPricing)];
    const files = texts.map((text, index) => path.join(folder, `${index}.yml`));
    files.forEach((file, index) => writeFileSync(file, texts[index]!));
    const pricings = texts.map((text) => retrievePricingFromYaml(text));
    const inTypeScript = (time: (index: number) => number): number[] =>
      files.map((_, index) => median(Array.from({length: runs}, () => time(index))));

    const {figuresOf, jdkVersion} = measureJava(files, folder);
    const rows = (label: string, name: string): Row[] => {
      const {times, bytes} = figuresOf(name);
      return [
        {label, unit: 'ms', values: times},
        {label: `${label} (memory)`, unit: 'KiB', values: bytes},
      ];
    };
    return {
      title: 'Operation',
      runs,
      method:
        `Medians on ${availableParallelism()} cores. Pricing4Java with JDK ${jdkVersion}: all calls in 10 seconds, ` +
        `after 20 seconds of warm-up. Pricing4TS with Node.js ${process.versions.node}: ${CALLS} calls in each of ${runs} runs.`,
      columns: texts.map((text, index) => {
        const count = Object.keys(pricings[index]!.features).length;
        return `${count} features, ${Math.round(text.length / 1000)} KB`;
      }),
      rows: [
        ...rows('Pricing4Java: parse the file', 'parse'),
        ...rows('Pricing4Java: filter', 'filter'),
        ...rows('Pricing4Java: guarded call', 'guard'),
        ...rows('Pricing4Java: filter with cached tokens', 'filterWithCache'),
        {
          label: 'Pricing4TS: parse the file',
          unit: 'ms',
          values: inTypeScript((index) => timeCalls(() => retrievePricingFromYaml(texts[index]!))),
        },
        {
          label: 'Pricing4TS: token',
          unit: 'ms',
          values: inTypeScript((index) => timeToken(new User(files[index]!))),
        },
        {
          label: 'Pricing4TS: token, if the file is parsed once',
          unit: 'ms',
          values: inTypeScript((index) => timeToken(new User(files[index]!, pricings[index]))),
        },
      ],
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
}
