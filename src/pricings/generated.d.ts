declare module '@generated/pricings/default/pricings.json' {
  import type {Summary} from '@site/site/pricings';
  import type {PricingFacts} from '@site/src/pricings/facts';
  const content: Pick<Summary, 'files' | 'refused'> & {readonly pricings: readonly PricingFacts[]};
  export default content;
}
