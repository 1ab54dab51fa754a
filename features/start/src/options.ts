/** What differs from site to site. */
import type {PlaygroundOptions} from '@pricing4saas/playground';

export interface BrowserOptions {
  /** Pricing files with code, by the id of the playground's sample. */
  readonly samples: readonly {readonly id: string; readonly label: string}[];
}

export interface StartOptions {
  /** Options of the playground, whose samples the page offers. */
  readonly playground: Pick<PlaygroundOptions, 'samples'>;
  /** Folder of the sample applications, relative to the site. */
  readonly folder: string;
  /** Colors YAML: its HTML, with the classes of code blocks. */
  readonly highlight: (yaml: string) => string;
}
