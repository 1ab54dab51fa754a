/** The figures of a measurement as a Markdown table. */
/** What one build was measured to be. Sizes are in bytes. */
export interface Figures {
  readonly pages: number;
  readonly versions: number;
  /** Why there is no result: the last line that the failed build printed. */
  readonly failure?: string;
  readonly buildSeconds: number;
  readonly cpuSeconds: number;
  /** Largest memory of the build's processes together, in KiB. */
  readonly peakMemory: number;
  readonly sizes?: {
    /** JavaScript that a text page loads before it is idle, gzip. */
    readonly firstLoad: number;
    readonly mainScript: number;
    readonly mainScriptGzip: number;
    /** HTML of the text page, gzip. */
    readonly html: number;
    readonly sitemap: number;
    /** Search index of the latest version, gzip. */
    readonly indexOfVersion: number;
    /** Search index of all versions, gzip. */
    readonly indexOfAll: number;
    /** The whole build folder. */
    readonly build: number;
  };
}

const kib = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString('en')} KiB`;
const mib = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MiB`;

type Row = readonly [label: string, cell: (figures: Figures) => string];

const size =
  (name: keyof NonNullable<Figures['sizes']>, unit: (bytes: number) => string) =>
  ({sizes}: Figures): string =>
    sizes ? unit(sizes[name]) : '–';

const ROWS: readonly Row[] = [
  ['Docs versions', ({versions}) => String(versions)],
  [
    'Cold build',
    ({buildSeconds, failure}) =>
      failure === undefined ? `${Math.round(buildSeconds)} s` : `failed: ${failure}`,
  ],
  ['Processor time of the build', ({cpuSeconds}) => `${Math.round(cpuSeconds)} s`],
  ['Peak memory of the build', ({peakMemory}) => `${(peakMemory / 1024 ** 2).toFixed(2)} GiB`],
  ['First-load JavaScript of a text page, gzip', size('firstLoad', kib)],
  ['`main.js`, gzip', size('mainScriptGzip', kib)],
  ['`main.js`', size('mainScript', kib)],
  ['HTML of a text page, gzip', size('html', kib)],
  ['`sitemap.xml`', size('sitemap', kib)],
  ['Search index of one version, gzip', size('indexOfVersion', kib)],
  ['Search index of all versions, gzip', size('indexOfAll', kib)],
  ['Build folder', size('build', mib)],
];

/** Figures side by side, one column per build. */
export function formatTable(columns: readonly Figures[]): string {
  const lines = [
    ['Pages', ...columns.map(({pages}) => pages.toLocaleString('en'))],
    ['---', ...columns.map(() => '--:')],
    ...ROWS.map(([label, cell]) => [label, ...columns.map(cell)]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
