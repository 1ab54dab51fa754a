/** What the docs version 2.0.1 documents: Pricing4React 2.2.0. */
import {createFeature} from './expressions';
import {createInterceptors} from './interceptors';
import {createTokenStore} from './tokens';

const tokens = createTokenStore('pricingToken');

export {Default, ErrorFallback, Feature, Loading, On, useGenericFeature} from './components';
export {evaluateFeatureInPricing, evaluatePricing} from './evaluation';
export {and, iff, implies, or} from './expressions';
export {ReactPricingDrivenFeaturesProvider} from './provider';
export const feature = createFeature(tokens);
export const {fetchWithPricingInterceptor, searchNewTokenAndUpdate} = createInterceptors(tokens, {
  header: 'Pricing-Token',
  sendsToken: true,
  origin: '',
});
