declare module '@generated/home/default/pricing.json' {
  import type {HomePricing} from '@site/features/home/pricingLines';
  const pricing: HomePricing;
  export default pricing;
}

declare module '@generated/home/default/posts.json' {
  import type {HomePost} from '@site/features/home/posts';
  const posts: readonly HomePost[];
  export default posts;
}
