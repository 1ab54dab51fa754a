/** Reads what Docusaurus prints of the time that a build takes. */

/** Phases of a build, with the name that Docusaurus gives them when `DOCUSAURUS_PERF_LOGGER` is set. */
const PHASES = {
  load: 'Build > en > Load site',
  bundle: 'Build > en > Bundling with rspack',
  render: 'Build > en > SSG',
  afterBuild: 'Build > en > postBuild()',
} as const;

/** Name of a phase. */
export type Phase = keyof typeof PHASES;

/** Colours of a terminal. */
const COLOUR = /\u001b\[[0-9;]*m/g;

/**
 * Milliseconds that each phase of a build took.
 *
 * @param output what `docusaurus build` printed with `DOCUSAURUS_PERF_LOGGER=true`
 * @throws Error naming a phase that is missing, because Docusaurus has renamed it
 */
export function readPhases(output: string): Record<Phase, number> {
  const times = new Map(
    [...output.replace(COLOUR, '').matchAll(/^\[PERF\] (.+?) - ([\d.]+) (ms|seconds!)/gm)].map(
      ([, name, figure, unit]) => [name, Number(figure) * (unit === 'ms' ? 1 : 1000)],
    ),
  );
  return Object.fromEntries(
    Object.entries(PHASES).map(([phase, name]) => {
      const time = times.get(name);
      if (time === undefined) {
        throw new Error(
          `the build prints no time of "${name}". Give PHASES in bench/lib/phases.ts the name ` +
            'that this release of Docusaurus uses.',
        );
      }
      return [phase, time];
    }),
  ) as Record<Phase, number>;
}
