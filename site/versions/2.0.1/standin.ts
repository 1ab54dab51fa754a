/** Replaces Pricing4React 2.2.0 at runtime, built from the parts in `samples/pricing4react-standin`. */
export {
  Default,
  ErrorFallback,
  Feature,
  Loading,
  On,
  useGenericFeature,
} from '../../../samples/pricing4react-standin/src/components';
export {
  evaluateFeatureInPricing,
  evaluatePricing,
} from '../../../samples/pricing4react-standin/src/evaluation';
export {
  and,
  feature,
  iff,
  implies,
  or,
} from '../../../samples/pricing4react-standin/src/expressions';
export {ReactPricingDrivenFeaturesProvider} from '../../../samples/pricing4react-standin/src/provider';
export {
  fetchWithPricingInterceptor,
  searchNewTokenAndUpdate,
} from '../../../samples/pricing4react-standin/src/interceptors';
