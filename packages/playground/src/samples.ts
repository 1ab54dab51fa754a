/** The samples of the playground. `packages/playground/src/plugin` reads their files during the build. */

import type {ProblemSource} from './types';

/** The library that reads the files in the playground. */
export const PARSER = 'pricing4ts 0.9.5';

/** Names of those that report problems, in the list of problems and in the editor. */
export const SOURCE_LABELS: Readonly<Record<ProblemSource, string>> = {
  yaml: 'YAML',
  schema: 'Schema',
  parser: PARSER,
  expression: 'Playground',
  playground: 'Playground',
};

/** A pricing file of the samples menu. */
export interface Sample {
  /** Name in links. */
  readonly id: string;
  readonly label: string;
  /** Path in the repository. */
  readonly file: string;
}

function noteHarbor(version: string, remark = ''): Sample {
  return {
    id: `noteharbor-${version}`,
    label: `NoteHarbor in syntax ${version}${remark}`,
    file: `samples/pricing/noteharbor-${version}.yml`,
  };
}

function model(id: string, label: string): Sample {
  return {id, label, file: `samples/playground/${id}.yml`};
}

/** Samples by group. */
export const SAMPLE_GROUPS: readonly {
  readonly label: string;
  readonly samples: readonly Sample[];
}[] = [
  {
    label: 'Running example',
    samples: [
      noteHarbor('2.1'),
      noteHarbor('3.0', ' (Pricing4TS 0.10 and later)'),
      noteHarbor('2.0'),
      noteHarbor('1.1'),
      noteHarbor('1.0'),
    ],
  },
  {
    label: 'Typical models',
    samples: [
      model('freemium', 'Freemium'),
      model('per-seat', 'Per seat, with volume add-ons'),
      model('usage-based', 'Usage-based'),
      model('contact-us', 'Tiers with a "Contact us" price'),
      model('add-ons-only', 'Add-ons only'),
    ],
  },
];

/** All samples. The first is the one that the page contains. */
export const SAMPLES: readonly Sample[] = SAMPLE_GROUPS.flatMap(({samples}) => samples);
