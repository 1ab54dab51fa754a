declare module '@generated/start/default/options.json' {
  import type {BrowserOptions} from '@pricing4saas/start/options';
  const options: BrowserOptions;
  export default options;
}

declare module '@generated/start/default/sample.json' {
  import type {Sample} from '@pricing4saas/start/generate';
  const sample: Sample;
  export default sample;
}

declare module '@generated/start/default/colored.json' {
  /** HTML of the first sample, only on the server. */
  const colored: {readonly html?: string};
  export default colored;
}
