/** What differs from site to site. */
import type {SyntaxVersion} from '@pricing4saas/pricing2yaml/schema/model';
import type {Topic} from './types';

/** A pricing file of the samples menu. */
export interface Sample {
  /** Name in links. */
  readonly id: string;
  readonly label: string;
}

export interface SampleGroup<T extends Sample = Sample> {
  readonly label: string;
  readonly samples: readonly T[];
}

/** A pricing file that the site publishes, and that is loaded when a reader chooses it. No sample has its id. */
export interface PublishedFile extends Sample {
  /** Path below the base path. */
  readonly url: string;
}

/** Paths below the base path of the pages that the playground links to. */
export interface Pages {
  /** With the heading. */
  readonly topics: Readonly<Record<Topic, string>>;
  /** Specifications, whose headings have the ids of `fieldHeadingId`. */
  readonly specifications: Readonly<Record<SyntaxVersion, string>>;
  /** The page that explains the hints, under headings with the ids `hint-` and their kind. */
  readonly hints: string;
  /** The page that explains the messages of the parser, under headings with the ids of the entries. */
  readonly messages: string;
}

export interface BrowserOptions {
  readonly samples: readonly SampleGroup[];
  readonly pages: Pages;
  /** URL of a form for problems. The playground sets its parameter `address`. */
  readonly problemReport: string;
}

export interface PlaygroundOptions extends BrowserOptions {
  /** The samples, with paths relative to the site. The page contains the first one. */
  readonly samples: readonly SampleGroup<Sample & {readonly file: string}>[];
  readonly files: readonly PublishedFile[];
  /** Source of {@link Pages.messages}, relative to the site. */
  readonly messagesFile: string;
}
