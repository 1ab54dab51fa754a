declare module '@generated/pricings/default/pricings.json' {
  import type {Summary} from '@site/features/pricings/readPricings';
  import type {PricingFacts} from '@site/features/pricings/facts';
  const content: Pick<Summary, 'files' | 'refused'> & {readonly pricings: readonly PricingFacts[]};
  export default content;
}
