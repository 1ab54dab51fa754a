/** What the docs version 1.4.0 documents: Pricing4React 1.3.0. */
import {createFeature} from './expressions';
import {createInterceptors} from './interceptors';
import {createTokenStore} from './tokens';

const tokens = createTokenStore('jwt');

export * from './components';
export {and, iff, implies, or} from './expressions';
export type {LogicBoolean, NAryFunction, ResultValue} from './expressions';
export const feature = createFeature(tokens);
export const {fetchWithPricingInterceptor, searchNewTokenAndUpdate} = createInterceptors(tokens, {
  header: 'New-Token',
  sendsToken: false,
  origin: 'http://localhost:8080',
});
