/** Options of the playground, except for the files in `features/pricings`. */
import type {PlaygroundOptions} from '@pricing4saas/playground';
import {SYNTAX_VERSIONS, type SyntaxVersion} from '@pricing4saas/pricing2yaml/schema/model';
import {problemReportAddress} from './links';
import {MESSAGES_FILE, MESSAGES_PAGE, specificationId} from './pages';
import {LATEST_VERSION, docPath} from './versions';

/** Folder of the samples whose code blocks link to them. */
export const SAMPLE_FOLDER = 'samples/pricing';

function noteHarbor(version: SyntaxVersion, remark = '') {
  const id = `noteharbor-${version}`;
  return {
    id,
    label: `NoteHarbor in syntax ${version}${remark}`,
    file: `${SAMPLE_FOLDER}/${id}.yml`,
  };
}

const model = (id: string, label: string) => ({id, label, file: `samples/playground/${id}.yml`});

const page = (id: string, anchor: string): string =>
  `${docPath(LATEST_VERSION, `api/Pricing2Yaml/${id}`)}#${anchor}`;

export const playground: Omit<PlaygroundOptions, 'files'> = {
  samples: [
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
        model('first-pricing', 'A small file to start with'),
        model('freemium', 'Freemium'),
        model('per-seat', 'Per seat, with volume add-ons'),
        model('usage-based', 'Usage-based'),
        model('contact-us', 'Tiers with a "Contact us" price'),
        model('add-ons-only', 'Add-ons only'),
      ],
    },
  ],
  pages: {
    topics: {
      yaml: page('the-pricing2yaml-syntax', 'yaml'),
      escaping: page('feature-evaluation', 'escaping'),
      versions: page('the-pricing2yaml-syntax', 'versions'),
      expressions: page('feature-evaluation', 'languages'),
      differences: page('parser-differences', 'where-the-parsers-disagree'),
      rewritten: `${docPath(LATEST_VERSION, 'commonErrors/introduction')}#file-rewritten`,
    },
    specifications: Object.fromEntries(
      SYNTAX_VERSIONS.map((version) => [
        version,
        docPath(LATEST_VERSION, specificationId(version)),
      ]),
    ) as Record<SyntaxVersion, string>,
    hints: docPath(LATEST_VERSION, 'api/Pricing2Yaml/good-practices'),
    messages: docPath(LATEST_VERSION, MESSAGES_PAGE),
  },
  messagesFile: MESSAGES_FILE,
  problemReport: problemReportAddress({address: '', title: 'Playground'}),
};
