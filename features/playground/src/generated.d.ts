declare module '@generated/playground/default/options.json' {
  import type {BrowserOptions} from '@pricing4saas/playground';
  const options: BrowserOptions;
  export default options;
}

declare module '@generated/playground/default/sample.json' {
  import type {Analysis} from '@pricing4saas/playground/types';
  /** The first sample and its analysis, which the page shows before the worker has started. */
  const sample: {readonly text: string; readonly analysis: Analysis};
  export default sample;
}

declare module '@generated/playground/default/samples.json' {
  const samples: Readonly<Record<string, string>>;
  export default samples;
}

declare module '@generated/playground/default/files.json' {
  import type {PublishedFile} from '@pricing4saas/playground';
  const files: readonly PublishedFile[];
  export default files;
}

declare module '@generated/playground/default/currencies.json' {
  /** ISO 4217 codes that pricing4ts accepts. */
  const codes: readonly string[];
  export default codes;
}

declare module '@generated/playground/default/messages.json' {
  import type {ErrorMessage} from '@pricing4saas/pricing2yaml/messages/model';
  /** The entries of the parser of Pricing4TS on the page "Error messages". */
  const messages: readonly ErrorMessage[];
  export default messages;
}
