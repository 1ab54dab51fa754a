/** What the docs version 2.0.0 documents: Pricing4React 2.0.0. */
import {createFeature} from './expressions';
import {createInterceptors} from './interceptors';
import {createTokenStore} from './tokens';

const tokens = createTokenStore('pricingToken');

export * from './components';
export {and, iff, implies, or} from './expressions';
export type {LogicBoolean, NAryFunction, ResultValue} from './expressions';
export const feature = createFeature(tokens);
export const {fetchWithPricingInterceptor, searchNewTokenAndUpdate} = createInterceptors(tokens, {
  header: 'Pricing-Token',
  sendsToken: true,
  origin: 'http://localhost:8080',
});
