declare module '@generated/playground/default/sample.json' {
  import type {Analysis} from '@site/packages/playground/src/types';
  /** The first sample and its analysis, which the page shows before the worker has started. */
  const sample: {readonly text: string; readonly analysis: Analysis};
  export default sample;
}

declare module '@generated/playground/default/samples.json' {
  /** Text of each sample, by id. */
  const samples: Readonly<Record<string, string>>;
  export default samples;
}

declare module '@generated/playground/default/currencies.json' {
  /** ISO 4217 codes that pricing4ts accepts. */
  const codes: readonly string[];
  export default codes;
}

declare module '@generated/playground/default/messages.json' {
  import type {ErrorMessage} from '@site/packages/pricing2yaml/src/messages/model';
  /** The entries of the parser of Pricing4TS on the page "Error messages". */
  const messages: readonly ErrorMessage[];
  export default messages;
}
